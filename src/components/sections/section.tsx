import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";
import { cn } from "@/lib/cn";

const sectionVariants = cva("relative overflow-clip", {
  variants: {
    ground: {
      rice: "",
      sand: "border-y border-line bg-sand",
      ink: "on-ink bg-ink text-rice",
    },
  },
  defaultVariants: { ground: "rice" },
});

type SectionProps = VariantProps<typeof sectionVariants> & {
  /** The id of the heading that names it. */
  labelledBy: string;
  /** Classes of the page frame inside. */
  className?: string;
  children: ReactNode;
};

/** A full-width band with the page's margins and rhythm. */
export function Section({ ground, labelledBy, className, children }: SectionProps) {
  return (
    <section aria-labelledby={labelledBy} className={sectionVariants({ ground })}>
      <div className={cn("wrap sec", className)}>{children}</div>
    </section>
  );
}
