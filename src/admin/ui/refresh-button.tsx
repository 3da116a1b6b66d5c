import { RefreshCw } from "lucide-react";
import { refreshing } from "@/content/admin/refreshing";
import { cn } from "@/lib/cn";
import { ActionButton } from "./action-button";

/** Receives the focus when an error message with its button disappears. */
export const REFRESH_BUTTON_ID = "refresh";

type RefreshButtonProps = {
  isRefreshing: boolean;
  isLocked?: boolean;
  onRefresh: () => void;
};

/** Reloads the data of the screen. There is one per screen, because of its id. */
export function RefreshButton({ isRefreshing, isLocked = false, onRefresh }: RefreshButtonProps) {
  return (
    <ActionButton
      id={REFRESH_BUTTON_ID}
      variant="outline"
      size="sm"
      aria-busy={isRefreshing}
      isUnavailable={isLocked}
      onClick={onRefresh}
    >
      <RefreshCw
        aria-hidden="true"
        className={cn("size-5", isRefreshing && "animate-spin motion-reduce:animate-none")}
      />
      {refreshing.refresh}
    </ActionButton>
  );
}
