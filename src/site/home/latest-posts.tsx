import { lazy, Suspense } from "react";
import { VerticalLane } from "@/ui/lane";
import { LinkButton } from "@/ui/link-button";
import { Reveal } from "./reveal";
import { paths } from "@/config/paths";
import { latestPosts as copy } from "@/content/home";
import { PostsSkeleton } from "./posts-skeleton";
import { PostsChunkFallback } from "./posts-chunk-fallback";

const loadGrid = async () => (await import("./latest-posts-grid")).LatestPostsGrid;

const LatestPostsGrid = lazy(async () => {
  try {
    return { default: await loadGrid() };
  } catch (error) {
    console.error("The code of the latest posts did not arrive.", error);
    return { default: () => <PostsChunkFallback loadGrid={loadGrid} /> };
  }
});

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
            <Suspense fallback={<PostsSkeleton />}>
              <LatestPostsGrid />
            </Suspense>
          </div>
        </Reveal>
      </div>
    </section>
  );
}
