import { useEffect, useRef, useState, type ComponentType } from "react";
import { useReconnect } from "@/ui/hooks/use-reconnect";
import { NoPosts } from "./no-posts";
import { POSTS_GRID } from "./posts-skeleton";

type PostsChunkFallbackProps = { loadGrid: () => Promise<ComponentType> };

/**
 * Shown while the chunk that reads the posts cannot be loaded. Tries to load it again, now and when the
 * browser is online. Prerendered posts stay until it has failed again: then they cannot be read.
 */
export function PostsChunkFallback({ loadGrid }: PostsChunkFallbackProps) {
  const [Grid, setGrid] = useState<ComponentType | null>(null);
  const [rendered] = useState(readPrerenderedGrid);
  const [hasFailed, setHasFailed] = useState(false);
  const attempts = useRef(Promise.resolve());

  // One attempt after the other: an `import()` during another one of the same module joins that one,
  // and fails with it even if the browser is online again.
  const load = () => {
    attempts.current = attempts.current.then(loadGrid).then(
      (loaded) => {
        setGrid(() => loaded);
      },
      () => {
        setHasFailed(true); // it was logged before
      },
    );
  };
  useEffect(load, [loadGrid]);
  useReconnect(load);

  if (Grid) return <Grid />;
  if (hasFailed || rendered === undefined) return <NoPosts onRetry={load} />;
  return <div className={POSTS_GRID} dangerouslySetInnerHTML={{ __html: rendered }} />;
}

/** The HTML of prerendered posts or of their loading state; undefined if there is none. */
function readPrerenderedGrid(): string | undefined {
  return document.querySelector('[aria-labelledby="posts-heading"] .grid')?.innerHTML;
}
