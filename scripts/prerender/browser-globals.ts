import { JSDOM } from "jsdom";

/** What Node lacks to clean stored HTML and, before version 22, to create a Supabase client. */
const NAMES = ["window", "document", "Element", "WebSocket"] as const;

/** Runs something that needs them; the rest of the build must not take Node for a browser. */
export async function withBrowserGlobals<T>(run: () => Promise<T>): Promise<T> {
  const { window } = new JSDOM("", { url: "https://build.invalid" });
  const before = NAMES.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));
  for (const name of NAMES) {
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
  }
  try {
    return await run();
  } finally {
    NAMES.forEach((name, i) => {
      Reflect.deleteProperty(globalThis, name);
      const descriptor = before[i];
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    });
  }
}
