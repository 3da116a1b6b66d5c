import { NoticeBar } from "@/admin/rows/notice-bar";
import type { RowForm } from "@/admin/rows/use-row-form";
import { Button } from "@/ui/button";
import { postDrafts as copy } from "@/content/admin/post-drafts";
import type { BlogPost } from "@/data/blog-posts";
import type { PostDraft } from "@/data/post-drafts";
import { formatTimestamp } from "@/lib/timestamps";
import { describeDraft, draftToText } from "./draft-text";
import type { PostField } from "./post-table";
import { formatFullTime } from "./publish-time";

type PostDraftNoticeProps = { form: RowForm<BlogPost, PostField>; draft: PostDraft };

/** Above the form: offers a draft that it does not show. */
export function PostDraftNotice({ form, draft }: PostDraftNoticeProps) {
  const text = draftToText(draft);
  return (
    <NoticeBar
      actions={
        <Button
          variant="link"
          size="sm"
          onClick={() => {
            form.continueDraft(text);
          }}
        >
          {copy.continue}
        </Button>
      }
    >
      <p className="font-semibold">
        {copy.other(formatTimestamp(new Date(draft.version)))}{" "}
        {draft.publishAt && copy.willPublish(formatFullTime(new Date(draft.publishAt)))}
        {draft.problem && describeDraft(draft, 0)}
      </p>
      {form.isOlderDraft(text) && <p>{copy.outdated}</p>}
    </NoticeBar>
  );
}
