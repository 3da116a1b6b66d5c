import { Skeleton } from "@/ui/states/skeleton";
import { successStoriesCopy as copy } from "@/content/case-studies";

/** The picture with the text beside it or, on small screens, below it. */
export const STORY_ROW =
  "grid grid-cols-[minmax(0,1fr)] content-start gap-x-12 gap-y-6 border-t-2 border-strong pt-6 sm:grid-cols-[13rem_minmax(0,1fr)] lg:grid-cols-[20rem_minmax(0,1fr)]";

/** Has the size of the content that is loading. */
export function StoriesSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        {copy.loading}
      </p>
      {[1, 2, 3].map((n) => (
        <div key={n} className={STORY_ROW}>
          <Skeleton className="aspect-4/3 bg-dune" />
          <div>
            <Skeleton className="h-6 w-1/2 bg-dune" />
            <Skeleton className="mt-2 h-20 bg-dune" />
            <Skeleton className="mt-3 h-14 bg-dune" />
            <Skeleton className="mt-4 h-11 w-40 bg-dune" />
          </div>
        </div>
      ))}
    </>
  );
}
