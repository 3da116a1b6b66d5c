import { useState } from "react";
import { flushSync } from "react-dom";
import { useLeave } from "@/admin/rows/unsaved-changes";
import type { Draft } from "@/data/browser/admin-drafts";
import type { BlogPost } from "@/data/blog-posts";
import { localCalendarDate } from "@/lib/dates";
import { applyStoredValues } from "@/lib/field-values";
import { blankPost, postToValues, type PostValues } from "./post-fields";

type OpenForm = {
  key: number;
  /** Null for a new post. */
  post: BlogPost | null;
  startValues: PostValues;
  isDraftRestored: boolean;
  /** The deleted post to be restored as a new one. */
  deletedCopy: Draft | null;
};

let lastKey = 0;

/** The form of the page: closed, or open for a new or an existing post. */
export function useOpenForm() {
  const leave = useLeave();
  const [open, setOpen] = useState<OpenForm | null>(null);
  /** The ids of posts that may have a draft; null is the new post. */
  const [draftIds, setDraftIds] = useState<readonly (string | null)[]>([null]);

  /** Closes the form. Unsaved input stays in this browser as a draft. */
  function hide() {
    if (!open) return;
    const id = open.post?.id ?? null;
    // Synchronously, so that the draft is stored before the list is rendered.
    flushSync(() => {
      setOpen(null);
    });
    setDraftIds((ids) => [...ids.filter((other) => other !== id), id]);
  }

  function show(form: Omit<OpenForm, "key">) {
    leave(() => {
      hide();
      setOpen({ ...form, key: ++lastKey });
    });
  }

  const blank = () => blankPost(localCalendarDate(new Date()));

  return {
    open,
    draftIds,
    /** `onClosing` is not called if the user decides to stay. */
    close: (onClosing: () => void) => {
      leave(() => {
        onClosing();
        hide();
      });
    },
    /** Closes the form if it is open for this post. */
    closePost: (id: string) => {
      flushSync(() => {
        setOpen((current) => (current?.post?.id === id ? null : current));
      });
    },
    /** Closes the form of a saved post, unless another one was opened meanwhile. */
    finish: (key: number) => {
      setOpen((current) => (current?.key === key ? null : current));
    },
    create: (isDraftRestored: boolean) => {
      show({ post: null, startValues: blank(), isDraftRestored, deletedCopy: null });
    },
    edit: (post: BlogPost, isDraftRestored: boolean) => {
      show({ post, startValues: postToValues(post), isDraftRestored, deletedCopy: null });
    },
    restoreDeleted: (copy: Draft) => {
      const startValues = applyStoredValues(blank(), copy.values);
      show({ post: null, startValues, isDraftRestored: false, deletedCopy: copy });
    },
    dismissDraft: (id: string | null) => {
      setDraftIds((ids) => ids.filter((other) => other !== id));
    },
  };
}
