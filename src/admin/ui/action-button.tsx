import { useId, type ComponentProps } from "react";
import { Button } from "@/ui/button";
import { cn } from "@/lib/cn";

type ActionButtonProps = ComponentProps<typeof Button> & {
  isUnavailable?: boolean | undefined;
  /** Why it is unavailable, for screen readers. */
  reason?: string | undefined;
};

/**
 * A button that may be unavailable for a while. Presses are ignored then, but it can be focused: if
 * it were `disabled`, whoever has just pressed it would lose their place on the page.
 */
export function ActionButton(props: ActionButtonProps) {
  const { isUnavailable = false, reason, className, onClick, ...button } = props;
  const reasonId = useId();
  const explained = isUnavailable && reason;
  return (
    <>
      <Button
        aria-disabled={isUnavailable || undefined}
        aria-describedby={explained ? reasonId : undefined}
        className={cn("aria-disabled:cursor-not-allowed aria-disabled:opacity-50", className)}
        onClick={(event) => {
          if (isUnavailable)
            event.preventDefault(); // It may submit a form.
          else onClick?.(event);
        }}
        {...button}
      />
      {explained && (
        <span id={reasonId} hidden>
          {reason}
        </span>
      )}
    </>
  );
}
