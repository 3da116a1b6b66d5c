import { useBrowserValue } from "@/hooks/use-browser-value";
import { readStored } from "@/lib/safe-storage";

/** What the tab keeps under a key, as of the last render; null until the page is hydrated. */
export function useSessionItem(key: string): string | null {
  return useBrowserValue(() => readStored("sessionStorage", key), null);
}
