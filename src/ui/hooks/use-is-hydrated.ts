import { useBrowserValue } from "./use-browser-value";

/** False during prerendering and hydration, which must render the same, and true afterwards. */
export function useIsHydrated(): boolean {
  return useBrowserValue(() => true, false);
}
