const RETRY_MS = 10_000;

/**
 * Loads a module. If it does not arrive, it is tried again when the browser is online again, and
 * every ten seconds. Never rejects.
 */
export async function loadWithRetries<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      console.warn("A part of the page could not be loaded.", error);
      await new Promise((resolve) => {
        window.addEventListener("online", resolve, { once: true });
        window.setTimeout(resolve, RETRY_MS);
      });
    }
  }
}
