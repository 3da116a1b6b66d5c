import { readStored, writeStored } from "@/data/browser/safe-storage";
import { isNavigatingAway } from "@/lib/navigating-away";

/** Session storage key of the last build for which this tab was reloaded. */
const STORAGE_KEY = "reloadedBuild";

/** The URL of this module's chunk, which has a content hash and so identifies the build. */
const build = import.meta.url;

/**
 * Reloads the page when a chunk is missing after a new release. Only if the server can be reached,
 * and once per build, so that a file that stays missing causes no endless reloading. Never if a text
 * that was typed would be lost. Resolves to false when the page is not reloaded.
 */
export async function reloadForNewRelease(): Promise<boolean> {
  if (isNavigatingAway() || readStored("sessionStorage", STORAGE_KEY) === build) return false;
  if (!(await isServerReachable())) return false;
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

async function isServerReachable(): Promise<boolean> {
  try {
    await fetch(window.location.href, { method: "HEAD", cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}
