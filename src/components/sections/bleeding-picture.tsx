import type { ReactNode } from "react";
import { Lane } from "@/components/ui/lane";
import { cn } from "@/lib/cn";

type BleedingPictureProps = {
  className?: string;
  /** The picture; anything after it may overlap the bend. */
  children: ReactNode;
};

/** A hero picture that runs off the right edge; the lane falls from the header and bends under it. */
export function BleedingPicture({ className, children }: BleedingPictureProps) {
  return (
    <div className={cn("svc-pic bleed-r lg:mb-10", className)}>
      <Lane bend="bl" />
      {children}
    </div>
  );
}
