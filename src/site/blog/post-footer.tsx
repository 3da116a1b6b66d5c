import { MessageSquare, ThumbsUp } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Avatar } from "@/ui/avatar";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { POST_COMMENT_COUNT, POST_LIKE_COUNT, POST_TAG_COUNT } from "@/config/limits";
import { site } from "@/config/site";
import { blogPost as copy } from "@/content/blog";
import type { BlogPost } from "@/data/blog-posts";

/** What stands below a text: its tags, inert buttons and the author. */
export function PostFooter({ post }: { post: BlogPost }) {
  return (
    <footer className="mt-12">
      <PostTags tags={post.tags} />
      <div className="mt-6 flex flex-wrap gap-3 border-y border-border py-4">
        <Button variant="ghost" size="sm">
          <ThumbsUp aria-hidden="true" className="size-5" />
          {copy.like(POST_LIKE_COUNT)}
        </Button>
        <Button variant="ghost" size="sm">
          <MessageSquare aria-hidden="true" className="size-5" />
          {copy.comment(POST_COMMENT_COUNT)}
        </Button>
      </div>
      <div className="mt-8 flex items-start gap-5">
        <Avatar src={post.author_avatar} name={post.author} className="size-16" />
        <div className="wrap-anywhere">
          <p className="font-display text-title font-bold">
            <bdi>{post.author}</bdi>
          </p>
          {post.author === site.teamName && (
            <p className="mt-1 max-w-[25.8em] text-lg text-muted-foreground">{copy.teamNote}</p>
          )}
        </div>
      </div>
    </footer>
  );
}

/** The tags of a post. Long lists start with the first ones. */
function PostTags({ tags }: { tags: readonly string[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const unique = [...new Set(tags.map((tag) => tag.trim()))].filter(Boolean);
  const shown = isWhole ? unique : unique.slice(0, POST_TAG_COUNT);
  if (shown.length === 0) return null;

  function showAll() {
    flushSync(() => {
      setIsWhole(true);
    });
    // The pressed button disappears, so the list gets the focus.
    list.current?.focus();
  }

  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={copy.tagsLabel}
        className="flex flex-wrap gap-2 outline-none"
      >
        {shown.map((tag) => (
          <li key={tag}>
            <Badge dir="auto" className="wrap-anywhere">
              {tag}
            </Badge>
          </li>
        ))}
      </ul>
      {shown.length < unique.length && (
        <Button variant="outline" size="sm" className="mt-4" onClick={showAll}>
          {copy.showAllTags(unique.length)}
        </Button>
      )}
    </>
  );
}
