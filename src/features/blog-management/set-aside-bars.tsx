import { NoticeBar } from "@/components/admin/editing/notice-bar";
import { Button } from "@/components/ui/button";
import { editing } from "@/content/admin/editing";
import { postList } from "@/content/admin/post-list";
import { readDrafts } from "@/db/admin-drafts";
import type { BlogPost } from "@/db/blog-posts";
import { postDraftKey, postName } from "./post-fields";

const copy = postList.setAside;

type SetAsideBarsProps = {
  /** Posts whose forms were put away, by id; null is a new one. */
  ids: readonly (string | null)[];
  posts: readonly BlogPost[];
  onBringBack: (post: BlogPost | null) => void;
  onDismiss: (id: string | null) => void;
};

/** The changes that wait in this browser, each with a way back to its form. */
export function SetAsideBars({ ids, posts, onBringBack, onDismiss }: SetAsideBarsProps) {
  return ids.map((id) => {
    const post = id === null ? null : posts.find((other) => other.id === id);
    if (post === undefined) return null;
    const key = postDraftKey(post);
    const [newest] = readDrafts(key);
    if (!newest) return null;
    const name = nameOf(post, newest.values["title"]?.trim());
    return (
      <NoticeBar
        key={key}
        actions={
          <>
            <Button
              variant="link"
              size="sm"
              aria-label={copy.bringBackOf(name)}
              onClick={() => {
                onBringBack(post);
              }}
            >
              {editing.setAside.bringBack}
            </Button>
            <Button
              variant="link"
              size="sm"
              aria-label={copy.dismissOf(name)}
              onClick={() => {
                onDismiss(id);
              }}
            >
              {editing.setAside.dismiss}
            </Button>
          </>
        }
      >
        {editing.setAside.text}: {name}
      </NoticeBar>
    );
  });
}

function nameOf(post: BlogPost | null, draftTitle: string | undefined): string {
  if (post) return copy.quoted(postName(post));
  return draftTitle ? copy.newPostNamed(draftTitle) : copy.newPost;
}
