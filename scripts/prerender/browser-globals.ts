import { JSDOM } from "jsdom";

/** What cleaning stored HTML needs of a browser. */
const NAMES = ["window", "document", "Element"] as const;

/** Runs something that needs them; the rest of the build must not take Node for a browser. */
export async function withBrowserGlobals<T>(run: () => Promise<T>): Promise<T> {
  const { window } = new JSDOM("", { url: "https://build.invalid" });
  for (const name of NAMES) {
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
  }
  try {
    return await run();
  } finally {
    for (const name of NAMES) Reflect.deleteProperty(globalThis, name);
  }
}
