import { useEffect, useState } from "react";
import { findPostIdBySlug } from "@/data/blog-post-editing";

const DEBOUNCE_MS = 400;

/**
 * The id of the post that has this slug, looked up after a pause in typing; null if none is known.
 * Errors are ignored, because saving checks again.
 */
export function useSlugOwner(slug: string): string | null {
  const [answer, setAnswer] = useState<{ slug: string; ownerId: string | null } | null>(null);

  useEffect(() => {
    if (slug === "") return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      findPostIdBySlug(slug).then(
        (ownerId) => {
          if (isCurrent) setAnswer({ slug, ownerId });
        },
        () => undefined,
      );
    }, DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [slug]);

  return answer?.slug === slug ? answer.ownerId : null;
}
