import { useSyncExternalStore } from "react";
import { readStored } from "@/lib/safe-storage";

/** What the tab keeps under a key, as of the last render; null until the page is hydrated. */
export function useSessionItem(key: string): string | null {
  return useSyncExternalStore(
    subscribeToNothing,
    () => readStored("sessionStorage", key),
    () => null,
  );
}

/** Only this page writes, and it renders when it has. */
function subscribeToNothing() {
  return () => undefined;
}
