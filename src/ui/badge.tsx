import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

const BADGE_VARIANTS = {
  sand: "bg-muted text-foreground",
  support: "bg-support-100 text-foreground",
  accent: "bg-accent-100 text-accent-700",
  jade: "bg-success-100 text-success",
  cinnabar: "bg-danger-100 text-danger",
  amber: "bg-warning-100 text-foreground",
};

type BadgeProps = ComponentProps<"span"> & { tone?: keyof typeof BADGE_VARIANTS };

export function Badge({ tone = "sand", className, ...props }: BadgeProps) {
  return (
    <span
      className={cn(
        "inline-block rounded-l rounded-r-full px-3.5 py-1.5 text-base",
        BADGE_VARIANTS[tone],
        className,
      )}
      {...props}
    />
  );
}
