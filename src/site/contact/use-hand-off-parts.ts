import { useEffect, useState } from "react";
import { hasStoredHandOffs } from "@/data/browser/hand-off-keys";
import { loadWithRetries } from "@/lib/load-with-retries";

type Parts = typeof import("./hand-offs");

/** Of this page; also what the storage did not take is in there. */
let loadedParts: Parts | null = null;
let loading: Promise<Parts> | null = null;

function loadOnce(): Promise<Parts> {
  loading ??= loadWithRetries(async () => (loadedParts = await import("./hand-offs")));
  return loading;
}

/** Called when something is typed, so that the parts are there when it is sent. */
export function preloadHandOffParts(): void {
  void loadOnce();
}

/**
 * What keeps and shows submitted enquiries. Most visitors who open the page submit none, so it is
 * loaded once something is typed, or at once if there are some.
 */
export function useHandOffParts() {
  const [parts, setParts] = useState(loadedParts);

  useEffect(() => {
    if (hasStoredHandOffs()) void loadOnce().then(setParts);
  }, []);

  async function loadParts(): Promise<Parts> {
    const loaded = await loadOnce();
    setParts(loaded);
    return loaded;
  }

  return { parts, loadParts };
}
