import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/cn";

type ActionButtonProps = Omit<ComponentProps<typeof Button>, "disabled"> & {
  /** There is nothing to do. */
  isIdle: boolean;
};

/**
 * A button that may become useless when pressed. It uses `aria-disabled`, because `disabled` would
 * lose the focus.
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
