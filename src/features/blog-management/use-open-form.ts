import { useState } from "react";
import { flushSync } from "react-dom";
import { useLeave } from "@/components/admin/editing/unsaved-changes";
import type { Draft } from "@/db/admin-drafts";
import type { BlogPost } from "@/db/blog-posts";
import { localCalendarDate } from "@/lib/dates";
import { applyStoredValues } from "@/lib/field-values";
import { blankPost, postToValues, type PostValues } from "./post-fields";

type OpenForm = {
  key: number;
  /** Null for a new post. */
  post: BlogPost | null;
  start: PostValues;
  isBroughtBack: boolean;
  /** What was deleted and is to become a new post. */
  deletedCopy: Draft | null;
};

let lastKey = 0;

/** The one form of the page: hidden, or open for a new post or for one of the list. */
export function useOpenForm() {
  const leave = useLeave();
  const [open, setOpen] = useState<OpenForm | null>(null);
  /** Posts whose changes may wait in this browser, by id; null is the new post. */
  const [asideIds, setAsideIds] = useState<readonly (string | null)[]>([null]);

  /** Hides the form; what was typed stays in this browser. */
  function hide() {
    if (!open) return;
    const id = open.post?.id ?? null;
    // At once, so that its copy has been written by the time the list is drawn.
    flushSync(() => {
      setOpen(null);
    });
    setAsideIds((ids) => [...ids.filter((other) => other !== id), id]);
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
    asideIds,
    /** `onClosing` is not called when the user stays, because work would be lost. */
    close: (onClosing: () => void) => {
      leave(() => {
        onClosing();
        hide();
      });
    },
    /** Hides the form of this post, if it is the open one. */
    closePost: (id: string) => {
      flushSync(() => {
        setOpen((current) => (current?.post?.id === id ? null : current));
      });
    },
    /** Hides the form whose post has been saved, unless another one has taken its place. */
    finish: (key: number) => {
      setOpen((current) => (current?.key === key ? null : current));
    },
    create: (isBroughtBack: boolean) => {
      show({ post: null, start: blank(), isBroughtBack, deletedCopy: null });
    },
    edit: (post: BlogPost, isBroughtBack: boolean) => {
      show({ post, start: postToValues(post), isBroughtBack, deletedCopy: null });
    },
    bringBackDeleted: (copy: Draft) => {
      const start = applyStoredValues(blank(), copy.values);
      show({ post: null, start, isBroughtBack: false, deletedCopy: copy });
    },
    dismissAside: (id: string | null) => {
      setAsideIds((ids) => ids.filter((other) => other !== id));
    },
  };
}
