import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/cn";

type ActionButtonProps = Omit<ComponentProps<typeof Button>, "disabled"> & {
  /** There is nothing to do for now. */
  isIdle: boolean;
};

/**
 * A button that may run out of work when it is pressed. Disabled it would lose the focus, so it
 * only says that it is.
 */
export function ActionButton({ isIdle, className, onClick, ...button }: ActionButtonProps) {
  return (
    <Button
      size="sm"
      aria-disabled={isIdle}
      className={cn("aria-disabled:pointer-events-none aria-disabled:opacity-50", className)}
      onClick={(event) => {
        if (isIdle) event.preventDefault();
        else onClick?.(event);
      }}
      {...button}
    />
  );
}
