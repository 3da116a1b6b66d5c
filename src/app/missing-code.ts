import { readStored, writeStored } from "@/data/browser/safe-storage";
import { isNavigatingAway } from "@/lib/navigating-away";

/** Session storage key of the last build for which this tab was reloaded. */
const STORAGE_KEY = "reloadedBuild";

/** The URL of this module's chunk, which has a content hash and so identifies the build. */
const build = import.meta.url;

/** The errors of code that did not arrive, by which the error screen knows them. */
const errors = new WeakSet<object>();

/**
 * Starts to record code that does not arrive: the network is down, or a new release has removed the
 * file that an old tab asks for. Vite reports every failed import:
 * https://vite.dev/guide/build#load-error-handling
 */
export function trackMissingCode(): void {
  window.addEventListener("vite:preloadError", (event) => {
    // A page can be used without a style sheet of its own, so Vite shall run its code.
    if (event.payload.message.includes("CSS")) event.preventDefault();
    else errors.add(event.payload);
  });
}

export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && errors.has(error);
}

/**
 * Reloads the page when code is missing after a new release. Only if the server can be reached, and
 * once per build, so that a file that stays missing causes no endless reloading. Never if a text that
 * was typed would be lost. Resolves to false when the page is not reloaded.
 */
export async function reloadForNewRelease(): Promise<boolean> {
  if (isNavigatingAway() || readStored("sessionStorage", STORAGE_KEY) === build) return false;
  if (!(await askServer(window.location.href))) return false;
  // Asked now, because the visitor may have typed or followed a link while the server was asked.
  if (isNavigatingAway() || hasTypedText()) return false;
  if (!writeStored("sessionStorage", STORAGE_KEY, build)) return false;
  window.location.reload();
  // The page stays until the server answers the reload. What is typed until then cancels it.
  window.addEventListener("input", window.stop, { capture: true, once: true });
  return true;
}

function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "input, textarea",
  );
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

/** What the server answers, without its content; null if it cannot be reached. */
export async function askServer(address: string): Promise<Response | null> {
  try {
    return await fetch(address, { method: "HEAD", cache: "no-store" });
  } catch {
    return null;
  }
}
