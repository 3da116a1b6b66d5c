/** The globals that DOMPurify needs to clean stored HTML. */
const NAMES = ["window", "document", "Element"] as const;

/**
 * Runs a function with these globals. They are removed afterwards, because packages detect a
 * browser by them, and would do so in the rest of the build.
 */
export async function withBrowserGlobals<T>(run: () => Promise<T>): Promise<T> {
  // Loaded on demand, because it takes half a second.
  const { JSDOM } = await import("jsdom");
  const { window } = new JSDOM("", { url: "https://build.invalid" });
  // For each document in which something is selected, jsdom's selector engine adds listeners to the
  // window, which keep that document in memory. With a thousand articles, half of the time was
  // spent on them. No events are dispatched here, so nothing needs to listen.
  window.addEventListener = () => undefined;
  for (const name of NAMES) {
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
  }
  try {
    return await run();
  } finally {
    for (const name of NAMES) Reflect.deleteProperty(globalThis, name);
  }
}
