import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

const badgeVariants = cva("inline-block rounded-l-box rounded-r-full px-3.5 py-1.5 text-sm", {
  variants: {
    tone: {
      sand: "bg-sand text-ink",
      support: "bg-support-100 text-ink",
      accent: "bg-accent-100 text-accent-700",
      jade: "bg-jade-100 text-jade",
      cinnabar: "bg-cinnabar-100 text-cinnabar",
      amber: "bg-amber-100 text-ink",
    },
  },
  defaultVariants: { tone: "sand" },
});

type BadgeProps = ComponentProps<"span"> & VariantProps<typeof badgeVariants>;

export function Badge({ tone, className, ...props }: BadgeProps) {
  return <span className={cn(badgeVariants({ tone }), className)} {...props} />;
}
