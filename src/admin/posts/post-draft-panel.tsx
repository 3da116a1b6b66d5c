import { CalendarClock, Link2, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { runAfterDialog } from "@/admin/ui/dialog";
import { focusForm } from "@/admin/rows/control-ids";
import { NoticeBar } from "@/admin/rows/notice-bar";
import type { RowForm } from "@/admin/rows/use-row-form";
import { AskingButton } from "@/admin/ui/asking-button";
import { Button } from "@/ui/button";
import { editing } from "@/content/admin/editing";
import { postDrafts as copy } from "@/content/admin/post-drafts";
import type { BlogPost } from "@/data/blog-posts";
import type { PostDraft } from "@/data/post-drafts";
import { formatTimestamp } from "@/admin/ui/timestamps";
import { describeProblem, draftToText } from "./draft-text";
import type { PostField, PostValues } from "./post-table";
import { formatFullTime } from "./publish-time";
import { PublishTimeField } from "./publish-time-field";
import type { PostDraftState } from "./use-post-draft";

type PostDraftPanelProps = {
  draft: PostDraftState;
  values: PostValues;
  /** Shows what is wrong with the values. Returns whether they could be published. */
  check: (element: HTMLFormElement) => boolean;
};

/** Below the fields of a post: where its draft stands, its link and its time. */
export function PostDraftPanel({ draft, values, check }: PostDraftPanelProps) {
  const { held } = draft;
  const [isTimeOpen, setIsTimeOpen] = useState(false);
  // The only button that is always there: it takes the focus when a pressed one disappears.
  const timeButton = useRef<HTMLButtonElement>(null);
  const closeTime = () => {
    timeButton.current?.focus();
    setIsTimeOpen(false);
  };
  return (
    <section
      aria-label={copy.badge}
      className="grid gap-4 border-t border-border px-4 py-4 sm:px-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <div role="status" className="min-w-0 flex-1 basis-72 text-base text-muted-foreground">
          {held ? <HeldDraft draft={held} /> : <p>{copy.explanation}</p>}
        </div>
        <div className="flex flex-wrap gap-x-5">
          <Button variant="link" size="sm" onClick={() => void draft.copyLink()}>
            <Link2 aria-hidden="true" className="size-5" />
            {copy.copyLink}
          </Button>
          {held?.previewUntil && (
            <Button
              variant="link"
              size="sm"
              onClick={() => {
                timeButton.current?.focus();
                void draft.endLink();
              }}
            >
              {copy.endLink}
            </Button>
          )}
          <Button
            ref={timeButton}
            variant="link"
            size="sm"
            aria-expanded={isTimeOpen}
            onClick={() => {
              setIsTimeOpen(!isTimeOpen);
            }}
          >
            <CalendarClock aria-hidden="true" className="size-5" />
            {copy.publishOn}
          </Button>
          {held && (
            <AskingButton
              variant="link"
              size="sm"
              question={copy.deletion(values.title || copy.untitled)}
              onConfirm={() => {
                runAfterDialog(() => timeButton.current?.focus());
                void draft.remove();
              }}
            >
              <Trash2 aria-hidden="true" className="size-5" />
              {copy.delete}
            </AskingButton>
          )}
        </div>
      </div>
      {isTimeOpen && (
        <PublishTimeField
          publishAt={held?.publishAt ?? null}
          date={values.date}
          onSet={(moment, form) => {
            if (draft.isBusy || (moment && !check(form))) return;
            closeTime();
            void draft.setTime(moment);
          }}
          onCancel={closeTime}
        />
      )}
    </section>
  );
}

function HeldDraft({ draft }: { draft: PostDraft }) {
  const { version, publishAt, previewUntil, problem } = draft;
  return (
    <p>
      <span className="font-semibold text-foreground">
        {copy.held(formatTimestamp(new Date(version)))}
      </span>{" "}
      {publishAt && copy.willPublish(formatFullTime(new Date(publishAt)))}{" "}
      {previewUntil && copy.linkWorks(formatTimestamp(new Date(previewUntil)))}
      {problem && (
        <span className="block font-semibold text-danger">{describeProblem(problem)}</span>
      )}
    </p>
  );
}

type PostDraftNoticeProps = {
  form: RowForm<BlogPost, PostField>;
  formKey: number;
  draft: PostDraft;
};

/** Above the form: offers a draft that it does not show. */
export function PostDraftNotice({ form, formKey, draft }: PostDraftNoticeProps) {
  const text = draftToText(draft);
  return (
    <NoticeBar
      actions={
        <Button
          variant="link"
          size="sm"
          onClick={() => {
            form.continueDraft(text);
            focusForm(formKey);
          }}
        >
          {copy.continue}
        </Button>
      }
    >
      <p className="font-semibold">
        {copy.other(formatTimestamp(new Date(draft.version)))}{" "}
        {draft.publishAt && copy.willPublish(formatFullTime(new Date(draft.publishAt)))}
        {draft.problem && describeProblem(draft.problem)}
      </p>
      {form.isOutdated(text) && <p>{editing.draft.outdated}</p>}
    </NoticeBar>
  );
}
