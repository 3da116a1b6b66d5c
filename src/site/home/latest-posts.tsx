import { lazy, Suspense, useState, type FunctionComponent } from "react";
import { VerticalLane } from "@/ui/lane";
import { LinkButton } from "@/ui/link-button";
import { Reveal } from "./reveal";
import { paths } from "@/config/paths";
import { latestPosts as copy } from "@/content/home";
import { useIsHydrated } from "@/ui/hooks/use-is-hydrated";
import { useReconnect } from "@/ui/hooks/use-reconnect";
import { NoPosts } from "./no-posts";
import { POSTS_GRID, PostsSkeleton } from "./posts-skeleton";

type Retriable = { onRetry: () => void };

const loadGrid = async () => (await import("./latest-posts-grid")).LatestPostsGrid;

/**
 * The posts, whose code is tried twice: the second time may be after the connection has come back. HTML
 * of the build stays until both have failed.
 */
function makeGrid(load: () => Promise<FunctionComponent>): FunctionComponent<Retriable> {
  return lazy(async (): Promise<{ default: FunctionComponent<Retriable> }> => {
    try {
      return { default: await load().catch(load) };
    } catch (error) {
      console.error("The code of the latest posts did not arrive.", error);
      return { default: MissingGrid };
    }
  });
}

function MissingGrid({ onRetry }: Retriable) {
  useReconnect(onRetry);
  if (useIsHydrated()) return <NoPosts onRetry={onRetry} />;
  // React takes over the HTML as it is before it replaces it.
  return (
    <div suppressHydrationWarning className={POSTS_GRID} dangerouslySetInnerHTML={{ __html: "" }} />
  );
}

/** Not by `import()` alone: React keeps the failure of a lazy component for ever. */
export function RetriableGrid({ load }: { load: () => Promise<FunctionComponent> }) {
  const [Grid, setGrid] = useState(() => makeGrid(load));
  const retry = () => {
    setGrid(() => makeGrid(load));
  };
  return (
    <Suspense fallback={<PostsSkeleton />}>
      <Grid onRetry={retry} />
    </Suspense>
  );
}

/** The newest posts. Their data, and the code that renders them, load after the first view. */
export function LatestPosts() {
  return (
    <section
      aria-labelledby="posts-heading"
      className="relative overflow-clip border-t border-border"
    >
      <VerticalLane className="trunk-r" />
      <div className="container py-section">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
          <h2 id="posts-heading" className="text-d2">
            {copy.heading}
          </h2>
          <LinkButton to={paths.blog} variant="outline">
            {copy.action}
          </LinkButton>
        </div>
        <Reveal className="mt-12">
          {/* The starter shows the text when neither the posts nor the application can be loaded. */}
          <div data-unread={copy.empty}>
            <RetriableGrid load={loadGrid} />
          </div>
        </Reveal>
      </div>
    </section>
  );
}
