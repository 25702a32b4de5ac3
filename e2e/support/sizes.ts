/** The window of a middling phone. */
export const phone = { width: 390, height: 844 };
