const RETRY_MS = 2500;

/**
 * Loads a module. If it does not arrive, it is tried again every 2.5 seconds, or without a connection
 * as soon as there is one. Never rejects.
 */
export async function loadWithRetries<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      console.warn("A part of the page could not be loaded.", error);
      await new Promise((resolve) => {
        window.addEventListener("online", resolve, { once: true });
        if (navigator.onLine) window.setTimeout(resolve, RETRY_MS);
      });
    }
  }
}
