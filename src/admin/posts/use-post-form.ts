import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import type { ContentEditorHandle } from "@/admin/editor/content-editor";
import { useDraftedForm } from "@/admin/rows/use-drafted-form";
import { useRowSaving } from "@/admin/rows/use-row-saving";
import { toast } from "@/components/ui/toast-store";
import { postForm } from "@/content/admin/post-form";
import { findPostById, refreshPosts, UNIQUE_VIOLATION, updatePost } from "@/data/blog-post-editing";
import type { BlogPost } from "@/data/blog-posts";
import { DatabaseError } from "@/data/errors";
import { tidyText } from "@/lib/clean-text";
import { localCalendarDate } from "@/lib/dates";
import { hasSameValues } from "@/lib/field-values";
import { slugFromTitle } from "@/lib/slug";
import { checkSlug } from "./check-slug";
import { messages, SAVE_FALLBACK } from "./messages";
import {
  blankPost,
  postDraftKey,
  postToValues,
  tidyValues,
  valuesToFields,
  type PostValues,
} from "./post-fields";
import { createPostCreator, nextDisplayOrder, SlugTakenError } from "./post-store";
import { validatePost, type PostProblem } from "./validate-post";

export type PostFormOptions = {
  /** Null for a new post. */
  post: BlogPost | null;
  /** The initial values: blank, the stored post, or the copy of a deleted one. */
  startValues: PostValues;
  /** All posts of the admin list. */
  posts: readonly BlogPost[];
  /** The user has asked to continue with the newest draft. */
  isDraftRestored: boolean;
  onSaved: (post: BlogPost) => void;
};

type Options = PostFormOptions & {
  formRef: RefObject<HTMLFormElement | null>;
  contentRef: RefObject<ContentEditorHandle | null>;
  saveButtonRef: RefObject<HTMLButtonElement | null>;
};

/** The state of the post form: values, validation and saving. */
export function usePostForm({
  post,
  startValues,
  posts,
  isDraftRestored,
  onSaved,
  formRef,
  contentRef,
  saveButtonRef,
}: Options) {
  const [today] = useState(() => localCalendarDate(new Date()));
  const [initial] = useState(() => (post ? postToValues(post) : blankPost(today)));
  const [createPost] = useState(createPostCreator);
  const [problem, setProblem] = useState<PostProblem | null>(null);
  const draftKey = postDraftKey(post);
  const form = useDraftedForm({ draftKey, initial, isNew: post === null, isDraftRestored });

  const saving = useRowSaving({
    id: post?.id ?? null,
    // The values are trimmed for comparing and storing. The draft, however, holds them as typed.
    form: {
      ...form,
      values: tidyValues(form.values),
      markSaved: () => {
        form.markSaved(form.values);
      },
    },
    store: {
      find: findPostById,
      create: (values) => createPost(values, nextDisplayOrder(posts)),
      update: (id, values) => updatePost(id, valuesToFields(values)),
      toValues: postToValues,
    },
    fallback: SAVE_FALLBACK,
    onSaved: (row) => {
      const verb = row.id === post?.id ? "updated" : "created";
      toast(messages[verb](row.title));
      void refreshPosts();
      onSaved(row);
    },
    onFailed: (error) => {
      if (error instanceof SlugTakenError) {
        toast(messages.invalid(error.message));
        setProblem({ field: "slug", text: error.message });
        return;
      }
      toast(messages.saveFailed(error));
      if (error instanceof DatabaseError && error.code === UNIQUE_VIOLATION) {
        setProblem({ field: "slug", text: postForm.slug.duplicate });
      }
    },
  });

  const begin = useEffectEvent(() => {
    // The values of a restored post count as edits, so that they are stored as a draft.
    if (!isDraftRestored && !hasSameValues(startValues, initial)) form.change(startValues);
    formRef.current?.querySelector<HTMLInputElement>("[name=title]")?.focus();
  });
  useEffect(() => {
    begin();
  }, []);

  useEffect(() => {
    if (!problem) return;
    const field = formRef.current?.elements.namedItem(problem.field);
    if (problem.field === "content") contentRef.current?.focus();
    else if (field instanceof HTMLElement) field.focus();
  }, [formRef, contentRef, problem]);

  /** The value of a date that is typed in part is "". */
  function isDateIncomplete(): boolean {
    const field = formRef.current?.elements.namedItem("date");
    return field instanceof HTMLInputElement && field.validity.badInput;
  }

  function change(fields: Partial<PostValues>) {
    form.change(fields);
    if (problem && problem.field in fields) setProblem(null);
  }

  return {
    form,
    saving,
    today,
    change,
    /** For a new post, the slug follows the title. */
    changeTitle: (title: string) => {
      const taken = new Set(posts.map(({ slug }) => slug));
      const slug = slugFromTitle(title, today, taken);
      const hasNewSlug = slug !== slugFromTitle(form.values.title, today, taken);
      change(post === null && hasNewSlug ? { title, slug } : { title });
    },
    errorOf: (field: PostProblem["field"]) => (problem?.field === field ? problem.text : undefined),
    save: () => {
      if (saving.isSaving) return;
      const values = isDateIncomplete() ? { ...form.values, date: "?" } : form.values;
      const found = validatePost(values) ?? checkSlug(tidyText(values.slug), post, posts);
      // An object of its own: the same problem must focus its field again.
      setProblem(found && { ...found });
      if (found) {
        toast(messages.invalid(found.text));
        saving.clearStatus();
        return;
      }
      // The fields are inert while saving, and the result appears beside the button.
      saveButtonRef.current?.focus();
      void saving.save();
    },
  };
}

export type PostFormState = ReturnType<typeof usePostForm>;
