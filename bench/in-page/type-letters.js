/*
 * Types queries letter by letter, and says of each letter how many milliseconds pass until its results are laid out, and
 * until the frame that is then being waited for is painted. The script of the search stamps its list with the query whose
 * results it shows.
 */
{
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const soon = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(0);
    });

  let typed = 0;
  const type = async (root, text) => {
    const input = root.querySelector("input");
    // People do not type in step with the screen.
    await new Promise((resolve) => setTimeout(resolve, (typed++ * 7) % 17));
    const start = performance.now();
    input.value = text;
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    while (root.querySelector("[data-list]")?.dataset.shown !== text) {
      await soon();
      if (performance.now() - start > 20_000) throw new Error(`No results for "${text}".`);
    }
    root.getBoundingClientRect();
    const laidOut = performance.now() - start;
    await painted();
    return { laidOut, painted: performance.now() - start };
  };

  self.benchType = async (queries) => {
    document.querySelector("[data-search-open]").click();
    const root = document.querySelector("dialog[data-search]");
    await type(root, "warm up");
    const times = [];
    for (const query of queries) {
      for (let length = 1; length <= query.length; length += 1) {
        if (query[length - 1] !== " ") times.push(await type(root, query.slice(0, length)));
      }
    }
    return times;
  };
}
