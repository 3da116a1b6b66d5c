/**
 * Runs in the page of a card: sets the largest font size at which the headline fits into its box,
 * and returns it in px. Sets `--end-x` and `--end-y` of the body to the end of the text.
 * @throws when the headline is too long for the smallest size
 */
export async function fitHeadline(): Promise<number> {
  await document.fonts.ready;
  const box = document.querySelector("h1");
  const text = box?.firstElementChild;
  if (!box || !text) throw new Error("The card has no headline.");
  for (let px = 96; px >= 36; px -= 1) {
    box.style.fontSize = `${px}px`;
    const { width, height } = text.getBoundingClientRect();
    if (width > box.clientWidth || height > box.clientHeight) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const end = [...range.getClientRects()].at(-1);
    document.body.style.setProperty("--end-x", `${end?.right ?? 0}px`);
    document.body.style.setProperty("--end-y", `${end ? end.top + end.height * 0.57 : 0}px`);
    return px;
  }
  throw new Error(`Too long for a card: ${text.textContent}`);
}
