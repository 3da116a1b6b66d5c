import { RefreshCw } from "lucide-react";
import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/cn";

type StatusButtonProps = {
  children: ReactNode;
  /** Marks the button as disabled without taking the focus from it. */
  isBusy: boolean;
  onClick: () => void;
  /** Called when the button is removed while it has the focus, which would be lost. */
  onRemoved: () => void;
};

/** The button beside the status, which is removed once the status has changed. */
export function StatusButton({ children, isBusy, onClick, onRemoved }: StatusButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const handleRemoved = useEffectEvent(onRemoved);

  useLayoutEffect(() => {
    const button = ref.current;
    return () => {
      if (button !== null && button === document.activeElement) handleRemoved();
    };
  }, []);

  return (
    <Button
      ref={ref}
      variant="outline"
      size="sm"
      aria-busy={isBusy}
      aria-disabled={isBusy || undefined}
      className="aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
      onClick={() => {
        if (!isBusy) onClick();
      }}
    >
      <RefreshCw
        aria-hidden="true"
        className={cn("size-5", isBusy && "animate-spin motion-reduce:animate-none")}
      />
      {children}
    </Button>
  );
}
