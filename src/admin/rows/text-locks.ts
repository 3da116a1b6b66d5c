/**
 * Marks a text as being edited for as long as this page is open, so that other tabs do not offer it.
 * The browser itself releases the lock of a closed or crashed tab. It has locks on https:// and
 * localhost only: https://developer.mozilla.org/docs/Web/API/Web_Locks_API
 *
 * @returns a function that ends it
 */
export function lockText(id: string): () => void {
  unlockedHere.delete(id);
  if (!("locks" in navigator)) return () => undefined;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Refused where the browser blocks its storage.
  navigator.locks.request(lockName(id), () => released).catch(() => undefined);
  return () => {
    unlockedHere.add(id);
    release();
  };
}

/** What a form of this page has let go of, which the browser notices only some moments later. */
const unlockedHere = new Set<string>();

/** Those of the texts that no open form is editing. */
export async function filterUnlocked<T extends { id: string }>(texts: readonly T[]): Promise<T[]> {
  if (!("locks" in navigator)) return [...texts];
  const known: LockManagerSnapshot = await navigator.locks.query().catch(() => ({}));
  const { held = [], pending = [] } = known;
  const names = new Set([...held, ...pending].map(({ name }) => name));
  return texts.filter(({ id }) => unlockedHere.has(id) || !names.has(lockName(id)));
}

const lockName = (id: string) => `adminText:${id}`;
