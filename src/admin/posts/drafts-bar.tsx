import { NoticeBar } from "@/admin/rows/notice-bar";
import { ADD_BUTTON_ID } from "@/admin/rows/control-ids";
import type { RowList } from "@/admin/rows/use-row-list";
import { ActionButton } from "@/admin/ui/action-button";
import { AskingButton } from "@/admin/ui/asking-button";
import { describeFailure } from "@/admin/ui/describe-failure";
import { LoadFailure } from "@/admin/ui/load-failure";
import { Badge } from "@/ui/badge";
import { postDrafts as copy } from "@/content/admin/post-drafts";
import { rowList } from "@/content/admin/row-list";
import type { BlogPost } from "@/data/blog-posts";
import { formatTimestamp } from "@/admin/ui/timestamps";
import { describeDraft } from "./draft-text";
import { copyDraftLink, removePostDraft } from "./use-post-draft";
import type { PostDrafts } from "./use-post-drafts";

type DraftsBarProps = { drafts: PostDrafts; list: RowList<BlogPost> };

/** Above the list of posts: the drafts of new ones. */
export function DraftsBar({ drafts, list }: DraftsBarProps) {
  const { ofNewPosts, now, isStopped, error } = drafts;
  // The list runs one write at a time.
  const action = { variant: "link", size: "sm", isUnavailable: list.write.isPending } as const;
  const run = (failed: string, action: () => Promise<string>) => {
    void list.write.run({ failed: () => failed, fallback: copy.fallback, run: action });
  };
  return (
    <>
      {error && (
        <LoadFailure
          title={copy.loadFailed}
          reason={describeFailure(error, "")}
          retryLabel={copy.retry}
          onRetry={() => void drafts.retry()}
        />
      )}
      {isStopped && <NoticeBar>{copy.notRunning}</NoticeBar>}
      {ofNewPosts.length > 0 && (
        <section className="mt-4 mb-10" aria-labelledby="post-drafts">
          <h2 id="post-drafts" className="text-title">
            {copy.title(ofNewPosts.length)}
          </h2>
          <p className="text-base text-muted-foreground">{copy.note}</p>
          <ul className="card mt-3 divide-y divide-border">
            {ofNewPosts.map((draft) => {
              const title = draft.post.title || copy.untitled;
              const state = describeDraft(draft, now);
              return (
                <li
                  key={draft.id}
                  className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-2 sm:px-5"
                >
                  <div className="min-w-0 py-1 wrap-anywhere">
                    <p dir="auto" className="font-display font-semibold">
                      {title}
                    </p>
                    {drafts.hasUnsavedWork(draft) && (
                      <Badge tone="amber">{rowList.unsavedWork}</Badge>
                    )}
                    <p className="text-base text-muted-foreground">
                      {state !== copy.badge && <strong className="font-semibold">{state} </strong>}
                      {copy.saved(formatTimestamp(new Date(draft.version)))}{" "}
                      {draft.basedOn !== null && copy.ofDeleted}
                    </p>
                  </div>
                  <div className="flex flex-wrap gap-x-5">
                    <ActionButton
                      {...action}
                      aria-label={copy.continueLabel(title)}
                      onClick={() => {
                        drafts.continue(draft);
                      }}
                    >
                      {copy.continue}
                    </ActionButton>
                    <ActionButton
                      {...action}
                      aria-label={copy.copyLinkLabel(title)}
                      onClick={() => {
                        run(copy.notShared, () => copyDraftLink(draft));
                      }}
                    >
                      {copy.copyLink}
                    </ActionButton>
                    <AskingButton
                      {...action}
                      aria-label={copy.deleteLabel(title)}
                      question={copy.deletion(title)}
                      onConfirm={() => {
                        run(copy.notDeleted, async () => {
                          const done = await removePostDraft(draft);
                          list.focusOn(ADD_BUTTON_ID);
                          return done;
                        });
                      }}
                    >
                      {copy.delete}
                    </AskingButton>
                  </div>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </>
  );
}
