import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

const TONES = {
  sand: "bg-sand text-ink",
  support: "bg-support-100 text-ink",
  accent: "bg-accent-100 text-accent-700",
  jade: "bg-jade-100 text-jade",
  cinnabar: "bg-cinnabar-100 text-cinnabar",
  amber: "bg-amber-100 text-ink",
};

type BadgeProps = ComponentProps<"span"> & { tone?: keyof typeof TONES };

export function Badge({ tone = "sand", className, ...props }: BadgeProps) {
  return (
    <span
      className={cn(
        "inline-block rounded-l-box rounded-r-full px-3.5 py-1.5 text-sm",
        TONES[tone],
        className,
      )}
      {...props}
    />
  );
}
