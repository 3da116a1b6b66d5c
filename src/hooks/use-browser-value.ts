import { useSyncExternalStore } from "react";

/**
 * A value that only the browser knows, read at every render. During prerendering and hydration
 * `fallback` is used, because both must render the same.
 */
export function useBrowserValue<Value>(read: () => Value, fallback: Value): Value {
  return useSyncExternalStore(subscribeToNothing, read, () => fallback);
}

function subscribeToNothing() {
  return () => undefined;
}
