import { NoticeBar } from "@/admin/rows/notice-bar";
import { Button } from "@/components/ui/button";
import { editing } from "@/content/admin/editing";
import { postList } from "@/content/admin/post-list";
import { readDrafts } from "@/data/browser/admin-drafts";
import type { BlogPost } from "@/data/blog-posts";
import { tidyText } from "@/lib/clean-text";
import { postDraftKey, postName } from "./post-fields";

const copy = postList.closedDraft;

type PostDraftNoticesProps = {
  /** The ids of posts whose forms were closed with a draft; null is the new post. */
  ids: readonly (string | null)[];
  posts: readonly BlogPost[];
  onRestore: (post: BlogPost | null) => void;
  onDismiss: (id: string | null) => void;
};

/** A notice for each post with a draft, with a button to continue editing. */
export function PostDraftNotices({ ids, posts, onRestore, onDismiss }: PostDraftNoticesProps) {
  return ids.map((id) => {
    const post = id === null ? null : posts.find((other) => other.id === id);
    if (post === undefined) return null;
    const key = postDraftKey(post);
    const [newest] = readDrafts(key);
    if (!newest) return null;
    const name = nameOf(post, tidyText(newest.values["title"] ?? ""));
    return (
      <NoticeBar
        key={key}
        actions={
          <>
            <Button
              variant="link"
              size="sm"
              aria-label={copy.restoreOf(name)}
              onClick={() => {
                onRestore(post);
              }}
            >
              {editing.closedDraft.restore}
            </Button>
            <Button
              variant="link"
              size="sm"
              aria-label={copy.dismissOf(name)}
              onClick={() => {
                onDismiss(id);
              }}
            >
              {editing.closedDraft.dismiss}
            </Button>
          </>
        }
      >
        {editing.closedDraft.text}: {name}
      </NoticeBar>
    );
  });
}

function nameOf(post: BlogPost | null, draftTitle: string | undefined): string {
  if (post) return copy.quoted(postName(post));
  return draftTitle ? copy.newPostNamed(draftTitle) : copy.newPost;
}
