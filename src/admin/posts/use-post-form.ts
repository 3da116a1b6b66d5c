import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import { failureToast } from "@/admin/ui/describe-failure";
import { useFields, type Problems } from "@/admin/rows/use-fields";
import { useRowForm } from "@/admin/rows/use-row-form";
import type { OpenedRow } from "@/admin/rows/use-row-list";
import { toast } from "@/ui/toast-store";
import { postDrafts } from "@/content/admin/post-drafts";
import { postForm, postMessages } from "@/content/admin/post-form";
import type { BlogPost } from "@/data/blog-posts";
import type { KeptText } from "@/data/browser/kept-texts";
import { DatabaseError, UNIQUE_VIOLATION } from "@/data/errors";
import { deletePostDraft } from "@/data/post-drafts";
import { tidyText } from "@/lib/clean-text";
import { localCalendarDate } from "@/lib/dates";
import { findPostProblems } from "./find-post-problem";
import { hasPlainSlug, slugFromTitle } from "./post-slug";
import {
  blankPost,
  othersThan,
  postTable,
  SlugTakenError,
  UPLOAD_CONTEXT,
  type PostField,
} from "./post-table";

const MINUTE_MS = 60_000;

export type PostFormOptions = {
  opened: OpenedRow<BlogPost>;
  /** Names the drafts of the form. */
  group: string;
  /** All posts of the admin list. */
  posts: readonly BlogPost[];
  onDraft: (draft: KeptText | null) => void;
  onSaved: (post: BlogPost) => void;
};

export type PostFormState = ReturnType<typeof usePostForm>;

/** The form of a post: values, validation and saving. */
export function usePostForm({ opened, group, posts, onDraft, onSaved }: PostFormOptions) {
  const { row: post, copy, draft } = opened;
  const today = useSyncExternalStore(subscribeToClock, () => localCalendarDate(new Date()));
  const others = othersThan(post?.id ?? null, posts);
  const table = postTable(post?.id ?? null, posts, today);
  const form = useRowForm<BlogPost, PostField>({
    table,
    group,
    row: post,
    blank: blankPost(today),
    copy,
    startDraft: draft,
    uploadContext: UPLOAD_CONTEXT,
    fallback: postMessages.saveFallback,
    onDraft,
    onSaved: (saved, held) => {
      const isUpdate = saved.id === post?.id;
      toast(isUpdate ? postMessages.updated(saved.title) : postMessages.created(saved.title));
      onSaved(saved);
      if (held) void deleteHeld(held);
    },
    onFailed: (error) => {
      if (error instanceof SlugTakenError) {
        report({ slug: error.message });
        return;
      }
      toast(failureToast(postMessages.failures.save, error, postMessages.saveFallback));
      if (error instanceof DatabaseError && error.code === UNIQUE_VIOLATION) {
        fields.report({ slug: postForm.slug.duplicate });
      }
    },
  });
  const fields = useFields(form);

  const askedSlug = useRef<string>(null);
  /** The date of a new post is today's until it is set by hand, also over midnight. */
  const formerToday = useRef(today);
  const followToday = useEffectEvent((former: string) => {
    if (post !== null || form.values.date !== former) return;
    if (form.isDirty || form.heldDraft) form.change({ date: today });
    else form.load(null);
  });
  useEffect(() => {
    if (today !== formerToday.current) followToday(formerToday.current);
    formerToday.current = today;
  }, [today]);

  /** That of a colleague, who has saved it again meanwhile, stays. */
  async function deleteHeld({ id, keptAt }: KeptText) {
    try {
      await deletePostDraft({ id, version: keptAt });
    } catch (error) {
      toast(failureToast(postDrafts.leftOver, error, postDrafts.fallback));
    }
  }

  /** A slug typed by hand that would be better in another form, once: saving it again keeps it. */
  function findUntidySlug(): Problems<PostField> {
    const slug = tidyText(form.values.slug);
    if (slug === askedSlug.current || !hasPlainSlug(slug, post)) return {};
    askedSlug.current = slug;
    return { slug: postForm.slug.keepUntidy };
  }

  /** Returns whether there is none. */
  function report(problems: Problems<PostField>): boolean {
    const [first] = Object.values(problems);
    if (first !== undefined) toast(postMessages.invalid(first));
    fields.report(problems);
    return first === undefined;
  }

  return {
    form,
    /** The values as they would be saved. */
    tidied: table.tidy(form.values),
    bind: fields.bind,
    change: form.change,
    today,
    others,
    /** For a new post, the slug follows the title. */
    changeTitle: (title: string) => {
      fields.bind("title").onChange(title);
      if (post !== null) return;
      const taken = new Set(posts.map(({ slug }) => slug));
      const slug = slugFromTitle(title, today, taken);
      const hasNewSlug = slug !== slugFromTitle(form.values.title, today, taken);
      if (hasNewSlug) fields.bind("slug").onChange(slug);
    },
    /** Shows what is wrong. Returns whether there is nothing. */
    check: (element: HTMLFormElement): boolean => {
      const values = isDateIncomplete(element) ? { ...form.values, date: "?" } : form.values;
      form.write.reset();
      return report(findPostProblems(values, post, posts)) && report(findUntidySlug());
    },
  };
}

function subscribeToClock(notify: () => void): () => void {
  const timer = setInterval(notify, MINUTE_MS);
  return () => {
    clearInterval(timer);
  };
}

/** The value of a date that is typed in part is "". */
function isDateIncomplete(element: HTMLFormElement): boolean {
  const field = element.elements.namedItem("date");
  return field instanceof HTMLInputElement && field.validity.badInput;
}
