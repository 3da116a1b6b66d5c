import { useState, type RefObject } from "react";
import { useLeave } from "@/admin/rows/unsaved-changes";
import type { Draft } from "@/data/browser/admin-drafts";
import type { SuccessStory } from "@/data/success-stories";
import { applyStoredValues } from "@/lib/field-values";
import type { StoryFormHandle } from "./story-form";
import { blankStory, storyDraftKey, storyToValues, type StoryValues } from "./story-values";

export type OpenedStory = {
  /** Null for a new story. */
  story: SuccessStory | null;
  startValues: StoryValues;
  isDraftRestored: boolean;
  /** The copy of a deleted story that the form started from. */
  deletedCopy: Draft | null;
};

const newStory: OpenedStory = {
  story: null,
  startValues: blankStory,
  isDraftRestored: false,
  deletedCopy: null,
};

type Options = {
  formRef: RefObject<StoryFormHandle | null>;
  onOpened: () => void;
  onClosed: (story: OpenedStory) => void;
};

/** The story in the form, and the one whose form was closed with a draft before it. */
export function useOpenedStory({ formRef, onOpened, onClosed }: Options) {
  const [opened, setOpened] = useState<OpenedStory | null>(null);
  const [closedWithDraft, setClosedWithDraft] = useState<OpenedStory | null>(null);
  const leave = useLeave();

  function moveTo(next: OpenedStory | null) {
    if (formRef.current?.isSaving) return;
    leave(() => {
      replace(next, formRef.current?.saveDraft() ? opened : closedWithDraft);
    });
  }

  function replace(next: OpenedStory | null, closed: OpenedStory | null) {
    // The form offers drafts of its own story itself.
    setClosedWithDraft(closed && next && isSame(closed, next) ? null : closed);
    setOpened(next);
    if (next) onOpened();
    else if (opened) onClosed(opened);
  }

  return {
    opened,
    openNew: () => {
      moveTo(newStory);
    },
    openCopy: (deletedCopy: Draft) => {
      const startValues = applyStoredValues(blankStory, deletedCopy.values);
      moveTo({ ...newStory, startValues, deletedCopy });
    },
    edit: (story: SuccessStory) => {
      if (opened?.story?.id === story.id) formRef.current?.focus();
      else moveTo({ ...newStory, story, startValues: storyToValues(story) });
    },
    cancel: () => {
      moveTo(null);
    },
    /** For a saved story, which has no draft. */
    close: () => {
      replace(null, closedWithDraft);
    },
    /** For a deleted story. Its draft stays stored. */
    drop: (story: SuccessStory) => {
      const withoutIt = (other: OpenedStory | null) =>
        other?.story?.id === story.id ? null : other;
      formRef.current?.saveDraft();
      setOpened(withoutIt);
      setClosedWithDraft(withoutIt);
    },
    closedWithDraft,
    restoreDraft: () => {
      if (closedWithDraft) moveTo({ ...closedWithDraft, isDraftRestored: true });
    },
    dismissDraft: () => {
      setClosedWithDraft(null);
    },
  };
}

function isSame(a: OpenedStory, b: OpenedStory): boolean {
  return storyDraftKey(a.story) === storyDraftKey(b.story);
}
