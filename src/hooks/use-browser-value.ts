import { useSyncExternalStore } from "react";

/** What only the browser knows, read at every render; until the page is hydrated, the stand-in. */
export function useBrowserValue<Value>(read: () => Value, standIn: Value): Value {
  return useSyncExternalStore(subscribeToNothing, read, () => standIn);
}

function subscribeToNothing() {
  return () => undefined;
}
