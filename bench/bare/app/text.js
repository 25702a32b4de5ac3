/** What the bench changes to see a save come to the screen. */
export const text = "Nothing but what Next brings.";
