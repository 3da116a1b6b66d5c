import { useSyncExternalStore } from "react";

/**
 * A value that only the browser knows, read at every render. During prerendering and hydration
 * `standIn` is used, because both must render the same.
 */
export function useBrowserValue<Value>(read: () => Value, standIn: Value): Value {
  return useSyncExternalStore(subscribeToNothing, read, () => standIn);
}

function subscribeToNothing() {
  return () => undefined;
}
