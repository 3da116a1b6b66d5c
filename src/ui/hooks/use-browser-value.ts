import { useSyncExternalStore } from "react";

/**
 * A value that only the browser knows, read at every render. During prerendering and hydration
 * `fallback` is used, because both must render the same. See
 * https://react.dev/reference/react/useSyncExternalStore#adding-support-for-server-rendering
 */
export function useBrowserValue<Value>(read: () => Value, fallback: Value): Value {
  return useSyncExternalStore(subscribeToNothing, read, () => fallback);
}

function subscribeToNothing() {
  return () => undefined;
}
