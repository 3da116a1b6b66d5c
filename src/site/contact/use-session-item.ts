import { useBrowserValue } from "@/ui/hooks/use-browser-value";
import { readStored } from "@/data/browser/safe-storage";

/** A value in session storage as of the last render; null until hydration. */
export function useSessionItem(key: string): string | null {
  return useBrowserValue(() => readStored("sessionStorage", key), null);
}
