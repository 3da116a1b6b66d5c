import { CircleAlert, RefreshCw } from "lucide-react";
import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { Button } from "@/ui/button";
import { REFRESH_BUTTON_ID } from "./refresh-button";

type LoadFailureProps = {
  title: string;
  reason: string;
  /** What the page shows instead, if anything. */
  consequence?: string;
  retryLabel: string;
  onRetry: () => void;
  /** The element to focus when this disappears. Defaults to the refresh button. */
  getReturnFocus?: () => HTMLElement | null;
};

const findRefreshButton = () => document.getElementById(REFRESH_BUTTON_ID);

/**
 * Says what could not be read and why. Without it, an empty list would look like there is no data.
 */
export function LoadFailure({
  title,
  reason,
  consequence,
  retryLabel,
  onRetry,
  getReturnFocus = findRefreshButton,
}: LoadFailureProps) {
  const button = useRef<HTMLButtonElement>(null);
  const returnFocus = useEffectEvent(() => getReturnFocus()?.focus());
  useLayoutEffect(() => {
    const retry = button.current;
    // It disappears when the list has loaded, perhaps by itself.
    return () => {
      if (document.activeElement === retry) returnFocus();
    };
  }, []);
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded border-fine border-danger bg-danger-100 px-5 py-4"
    >
      <div className="flex min-w-0 items-start gap-3 wrap-anywhere">
        <CircleAlert aria-hidden="true" className="mt-1 size-5 shrink-0 text-danger" />
        <div>
          <p className="font-semibold">{title}</p>
          <p className="text-base">{reason}</p>
          {consequence && <p className="text-base">{consequence}</p>}
        </div>
      </div>
      <Button ref={button} variant="outline" size="sm" onClick={onRetry}>
        <RefreshCw aria-hidden="true" className="size-5" />
        {retryLabel}
      </Button>
    </div>
  );
}
