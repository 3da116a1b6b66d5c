import { RefreshCw } from "lucide-react";
import { Button } from "@/components/ui/button";
import { refreshing } from "@/content/admin/refreshing";
import { cn } from "@/lib/cn";

/** Where the focus goes when a failure disappears together with its button. */
export const REFRESH_BUTTON_ID = "refresh";

type RefreshButtonProps = {
  isRefreshing: boolean;
  /** Does nothing for now, and yet keeps the focus. */
  isHeld?: boolean;
  onRefresh: () => void;
};

/** Reads what the screen shows again; one on a screen. */
export function RefreshButton({ isRefreshing, isHeld = false, onRefresh }: RefreshButtonProps) {
  return (
    <Button
      id={REFRESH_BUTTON_ID}
      variant="outline"
      size="sm"
      aria-busy={isRefreshing}
      aria-disabled={isHeld || undefined}
      className="aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
      onClick={() => {
        if (!isHeld) onRefresh();
      }}
    >
      <RefreshCw
        aria-hidden="true"
        className={cn("size-5", isRefreshing && "animate-spin motion-reduce:animate-none")}
      />
      {refreshing.refresh}
    </Button>
  );
}
