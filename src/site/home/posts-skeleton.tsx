import { latestPosts } from "@/content/home";
import { Skeleton } from "@/ui/states/skeleton";

/** One large post beside two small ones. */
export const POSTS_GRID =
  "grid gap-x-12 gap-y-10 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]";
export const SMALL_POST =
  "grid gap-x-6 gap-y-4 grid-cols-[minmax(0,1fr)] sm:grid-cols-[13rem_minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)] xl:grid-cols-[12rem_minmax(0,1fr)]";

/** Has the size of the content that is loading. */
export function PostsSkeleton() {
  return (
    <div className={POSTS_GRID}>
      <p role="status" className="sr-only">
        {latestPosts.loading}
      </p>
      <div>
        <Skeleton className="aspect-4/3 rounded-br-bend lg:aspect-16/10" />
        <Skeleton className="mt-5 h-6 w-1/2" />
        <Skeleton className="mt-3 h-37" />
      </div>
      <div className="grid content-start gap-10">
        {[1, 2].map((n) => (
          <div key={n} className={SMALL_POST}>
            <Skeleton className="aspect-4/3" />
            <div className="grid content-start gap-2">
              <Skeleton className="h-6 w-2/3" />
              <Skeleton className="h-28" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
