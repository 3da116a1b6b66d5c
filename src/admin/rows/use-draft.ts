import { useEffect, useEffectEvent, useRef, useState } from "react";
import { DRAFT_DELAY_MS } from "@/config/admin-limits";
import {
  keepText,
  listKeptTexts,
  makeTextId,
  removeText,
  type KeptText,
} from "@/data/browser/kept-texts";
import type { FieldValues } from "@/lib/field-values";
import { filterUnlocked, lockText } from "./text-locks";
import { useLeaveCheck } from "./unsaved-changes";

type Options = {
  /** Names the form, for example "blog-post:new". */
  group: string;
  values: FieldValues;
  version: string | null;
  /** Only unsaved work is kept. */
  isDirty: boolean;
};

/**
 * Keeps the unsaved work of one open form in this browser: half a second after the last change, and
 * when the page or the form is left. Every open form has a draft of its own, so that two tabs never
 * write over each other. Drafts that a closed form or tab has left behind are offered.
 */
export function useDraft({ group, values, version, isDirty }: Options) {
  const [id] = useState(makeTextId);
  const [kept, setKept] = useState<readonly KeptText[]>([]);
  /** Replaced work for which the browser had no room; it lasts until the form is left. */
  const [unkept, setUnkept] = useState<readonly KeptText[]>([]);
  const [isKept, setIsKept] = useState(true);
  /** What is kept, or was saved or opened, and whether that could be stored. */
  const last = useRef({ values, isKept: true });

  function keep(): boolean {
    if (last.current.values === values) return last.current.isKept;
    if (!isDirty) removeText(group, id);
    const stored = !isDirty || keepText(group, toText(id, values, version));
    last.current = { values, isKept: stored };
    setIsKept(stored);
    return stored;
  }

  const keepOnEvent = useEffectEvent(keep);
  useEffect(() => {
    const timer = setTimeout(keepOnEvent, DRAFT_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [values, version]);
  useEffect(() => {
    window.addEventListener("pagehide", keepOnEvent);
    const unlock = lockText(id);
    return () => {
      window.removeEventListener("pagehide", keepOnEvent);
      keepOnEvent();
      unlock();
    };
  }, [id]);
  useEffect(() => {
    let isOpen = true;
    void filterUnlocked(listKeptTexts(group)).then((left) => {
      if (isOpen) setKept(left.filter((text) => text.id !== id));
    });
    return () => {
      isOpen = false;
    };
  }, [group, id]);
  // Asks only if the work could not be kept.
  useLeaveCheck(() => !keep() || unkept.length > 0);

  return {
    /** Drafts of forms that are closed, and work that was replaced, newest first. */
    offered: [...unkept, ...kept],
    /** False if the browser could not keep the work. */
    isKept: (isKept || !isDirty) && unkept.length === 0,
    /** Forgets the draft of these values, which were saved or replaced. */
    clear: (replaced: FieldValues) => {
      removeText(group, id);
      last.current = { values: replaced, isKept: true };
      setIsKept(true);
    },
    /** Takes an offered draft over. `current` is unsaved work, which is offered in its place. */
    exchange: (draft: KeptText, current: FieldValues | null) => {
      // First, because its room may be needed.
      discard(draft);
      // Last, so that restoring again and again leads through all of them.
      if (current) offer(current, (others, mine) => [...others, mine]);
      keepText(group, { ...draft, id });
    },
    offer: (current: FieldValues) => {
      offer(current, (others, mine) => [mine, ...others]);
    },
    discard,
  };

  /** Offers unsaved work that something else takes the place of. */
  function offer(
    current: FieldValues,
    list: (others: readonly KeptText[], mine: KeptText) => KeptText[],
  ) {
    // First, because both need the same room.
    removeText(group, id);
    const mine = toText(makeTextId(), current, version);
    const addTo = keepText(group, mine) ? setKept : setUnkept;
    addTo((others) => list(others, mine));
    last.current = { values: current, isKept: true };
    setIsKept(true);
  }

  function discard(draft: KeptText) {
    removeText(group, draft.id);
    const withoutDraft = (texts: readonly KeptText[]) => texts.filter((text) => text !== draft);
    setKept(withoutDraft);
    setUnkept(withoutDraft);
  }
}

function toText(id: string, values: FieldValues, version: string | null): KeptText {
  return { id, values, version, keptAt: new Date().toISOString() };
}
