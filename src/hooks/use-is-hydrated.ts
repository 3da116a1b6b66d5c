import { useBrowserValue } from "./use-browser-value";

/** False in a page rendered ahead and in the browser's first render of it, which must equal it. */
export function useIsHydrated(): boolean {
  return useBrowserValue(() => true, false);
}
