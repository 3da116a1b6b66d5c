import { useEffectEvent, useLayoutEffect, useSyncExternalStore, type RefObject } from "react";
import { readStored, removeStored, writeStored } from "@/data/browser/safe-storage";

/** What a picture waits for: the network, its alt text, or whether to try again or leave it out. */
export type PendingStep = "upload" | "question" | "decision";

/** Chosen pictures that are not in the form yet, in their order. */
type PendingUpload = {
  /** Prefix of the stored names, which tells the forms of a screen apart. */
  context: string;
  names: readonly string[];
  /** Of the first, for which the others wait. */
  step: PendingStep;
};

/** With a function that moves the focus to what is asked about the first. */
type PendingPictures = PendingUpload & { focus: () => void };

/** Replaced at each change. */
let uploads: readonly PendingPictures[] = [];
const listeners = new Set<() => void>();

function setUploads(next: readonly PendingPictures[], context: string) {
  uploads = next;
  const pending = findPendingPictures(context);
  if (pending) writeStored("sessionStorage", missingKey(context), pending.names.join("\n"));
  else removeStored("sessionStorage", missingKey(context));
  for (const listener of listeners) listener();
}

/** Keeps pictures known for as long as they wait. */
export function useWaiting(waiting: PendingUpload | null, note: RefObject<HTMLElement | null>) {
  const key = waiting && [waiting.context, waiting.step, ...waiting.names].join("\n");
  const add = useEffectEvent(() => {
    if (!waiting) return;
    const pending = { ...waiting, focus: () => note.current?.focus() };
    setUploads([...uploads, pending], pending.context);
    return () => {
      setUploads(
        uploads.filter((upload) => upload !== pending),
        pending.context,
      );
    };
  });
  // In time for the next event: Ctrl+S may follow at once on what chose a picture.
  useLayoutEffect(() => add(), [key]);
}

const missingKey = (context: string) => `pendingPictures:${context}`;

/** The names of pictures that a form waited for when its page was left, such as by a reload. */
export function readMissing(context: string): readonly string[] {
  const names = findPendingPictures(context)
    ? null
    : readStored("sessionStorage", missingKey(context));
  return names?.split("\n") ?? [];
}

/** Once they were named. */
export function forgetMissing(context: string) {
  if (!findPendingPictures(context)) removeStored("sessionStorage", missingKey(context));
}

/** Like `findPendingPictures`, as they change. */
export function usePendingPictures(context?: string): PendingPictures | null {
  useSyncExternalStore(subscribe, () => uploads);
  return findPendingPictures(context);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * The pictures that would be lost if the form closed now, of one form or of all. Whoever saves asks
 * this first, and whoever leaves.
 */
export function findPendingPictures(context?: string): PendingPictures | null {
  const found = uploads.filter((upload) => (context ?? upload.context) === upload.context);
  const [first] = found;
  return first ? { ...first, names: found.flatMap(({ names }) => names) } : null;
}
