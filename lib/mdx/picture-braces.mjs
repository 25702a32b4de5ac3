/** What is said of attributes behind a picture, as Pandoc has them: ![A map](map.png){width=50%}. @param {string} written */
export const pictureBraces = (written) => ({
  what: `A picture takes no attributes: ${written}.`,
  cure: "Take them out. A picture is as wide as its file says, and no wider than the text: save the file in the size that is meant.",
});
