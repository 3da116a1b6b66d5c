import { RefreshCw } from "lucide-react";
import { Button } from "@/components/ui/button";
import { refreshing } from "@/content/admin/refreshing";
import { cn } from "@/lib/cn";

/** Receives the focus when an error message with its button disappears. */
export const REFRESH_BUTTON_ID = "refresh";

type RefreshButtonProps = {
  isRefreshing: boolean;
  /** Marks the button as disabled without taking the focus from it (`aria-disabled`). */
  isLocked?: boolean;
  onRefresh: () => void;
};

/** Reloads the data of the screen. There is one per screen, because of its id. */
export function RefreshButton({ isRefreshing, isLocked = false, onRefresh }: RefreshButtonProps) {
  return (
    <Button
      id={REFRESH_BUTTON_ID}
      variant="outline"
      size="sm"
      aria-busy={isRefreshing}
      aria-disabled={isLocked || undefined}
      className="aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
      onClick={() => {
        if (!isLocked) onRefresh();
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
