import { CircleAlert, RefreshCw } from "lucide-react";
import { Button } from "@/components/ui/button";
import { postList as copy } from "@/content/admin/post-list";

export function NoPosts() {
  return (
    <p className="rounded-sheet border-2 border-dashed border-edge px-6 py-14 text-center text-base">
      {copy.empty}
    </p>
  );
}

type LoadFailureProps = { reason: string; onRefresh: () => void };

/** An emptied list that says why, so that it is not taken for an empty one. */
export function LoadFailure({ reason, onRefresh }: LoadFailureProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-sheet border-2 border-cinnabar bg-cinnabar-100 px-5 py-5 text-base"
    >
      <p className="flex min-w-0 items-start gap-3 wrap-anywhere">
        <CircleAlert aria-hidden="true" className="mt-1 size-5 shrink-0 text-cinnabar" />
        <span>
          <span className="font-semibold">{copy.loadFailed}</span> {reason}
        </span>
      </p>
      <Button variant="outline" size="sm" onClick={onRefresh}>
        <RefreshCw aria-hidden="true" className="size-5" />
        {copy.refresh}
      </Button>
    </div>
  );
}
