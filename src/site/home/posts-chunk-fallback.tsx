import { useEffect, useRef, useState, type ComponentType } from "react";
import { useIsHydrated } from "@/ui/hooks/use-is-hydrated";
import { useReconnect } from "@/ui/hooks/use-reconnect";
import { NoPosts } from "./no-posts";
import { POSTS_GRID } from "./posts-skeleton";

type PostsChunkFallbackProps = { loadGrid: () => Promise<ComponentType> };

/**
 * Shown while the chunk of the posts cannot be loaded. Prerendered posts stay as HTML. Tries to
 * load the chunk again, now and when the browser is online.
 */
export function PostsChunkFallback({ loadGrid }: PostsChunkFallbackProps) {
  const [Grid, setGrid] = useState<ComponentType | null>(null);
  const [rendered] = useState(readPrerenderedGrid);
  const isHydrated = useIsHydrated();

  const attempts = useRef(Promise.resolve());

  // One attempt after the other: an `import()` during another one of the same module joins that one,
  // and fails with it even if the browser is online again.
  const load = () => {
    attempts.current = attempts.current.then(loadGrid).then(
      (loaded) => {
        setGrid(() => loaded);
      },
      () => undefined, // the failure was logged before
    );
  };
  useEffect(load, [loadGrid]);
  useReconnect(load);

  if (Grid) return <Grid />;
  const hasPosts = rendered?.includes("<article") ?? false;
  if (isHydrated && !hasPosts) return <NoPosts onRetry={load} />;
  if (rendered === undefined) return <NoPosts />;
  return <div className={POSTS_GRID} dangerouslySetInnerHTML={{ __html: rendered }} />;
}

/** The HTML of prerendered posts or of their loading state; undefined if there is none. */
function readPrerenderedGrid(): string | undefined {
  return document.querySelector('[aria-labelledby="posts-heading"] .grid')?.innerHTML;
}
