import { readStored, writeStored } from "@/lib/safe-storage";
import { isLeaving } from "./leaving";

/** In the tab's storage: the build whose page was loaded anew. */
const STORAGE_KEY = "reloadedBuild";

/** The name of this file's chunk, which no other build has. */
const build = import.meta.url;

/**
 * After a new release the files of an older page may be gone. Loads the page anew, with the files
 * of today, if its server answers, and once for each build: a file that is missing for good must
 * not make a page reload for ever. False when it stays.
 */
export async function reloadForNewRelease(): Promise<boolean> {
  if (isLeaving()) return false;
  if (readStored("sessionStorage", STORAGE_KEY) === build || !(await isServerThere())) return false;
  if (!writeStored("sessionStorage", STORAGE_KEY, build)) return false;
  window.location.reload();
  return true;
}

async function isServerThere(): Promise<boolean> {
  try {
    await fetch(window.location.href, { method: "HEAD", cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}
