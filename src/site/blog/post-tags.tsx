import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { POST_TAG_COUNT } from "@/config/limits";
import { blogPost as copy } from "@/content/blog";

/** The tags of a post. Long lists start with the first ones. */
export function PostTags({ tags }: { tags: readonly string[] }) {
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
      <ul ref={list} tabIndex={-1} aria-label="Tags" className="flex flex-wrap gap-2 outline-none">
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
