import { useEffect, useState, type ComponentType } from "react";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import { useReconnect } from "@/hooks/use-reconnect";
import { NoPosts } from "./no-posts";
import { POSTS_GRID } from "./posts-skeleton";

type PostsWithoutCodeProps = { loadGrid: () => Promise<ComponentType> };

/**
 * In place of the posts while their code is missing: those that the page brought along stay. Asks
 * for the code once more, and again when the network returns.
 */
export function PostsWithoutCode({ loadGrid }: PostsWithoutCodeProps) {
  const [Grid, setGrid] = useState<ComponentType | null>(null);
  const [rendered] = useState(readRenderedGrid);
  const isHydrated = useIsHydrated();

  const load = () => {
    loadGrid().then(
      (loaded) => {
        setGrid(() => loaded);
      },
      () => undefined, // said before
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

/** Posts, or that they are loading; neither when there was none. */
function readRenderedGrid(): string | undefined {
  return document.querySelector('[aria-labelledby="posts-heading"] .grid')?.innerHTML;
}
