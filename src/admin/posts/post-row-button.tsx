import type { LucideIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/cn";

type PostRowButtonProps = {
  id: string | undefined;
  label: string;
  icon: LucideIcon;
  isDisabled?: boolean;
  /** Marks the button as disabled without taking the focus from it (`aria-disabled`). */
  isLocked: boolean;
  /** The id of the text that explains why it is disabled. */
  reasonId?: string | undefined;
  className?: string;
  onPress: () => void;
};

export function PostRowButton({
  id,
  label,
  icon: Icon,
  isDisabled = false,
  isLocked,
  reasonId,
  className,
  onPress,
}: PostRowButtonProps) {
  return (
    <Button
      id={id}
      variant="ghost"
      size="icon"
      aria-label={label}
      aria-describedby={reasonId}
      aria-disabled={isLocked || undefined}
      disabled={isDisabled}
      className={cn("aria-disabled:cursor-not-allowed aria-disabled:opacity-50", className)}
      onClick={() => {
        if (!isLocked) onPress();
      }}
    >
      <Icon aria-hidden="true" className="size-5" />
    </Button>
  );
}
