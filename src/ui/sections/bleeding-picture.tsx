import type { ReactNode } from "react";
import { Lane } from "@/ui/lane";
import { cn } from "@/lib/cn";

type BleedingPictureProps = {
  className?: string;
  /** The picture. Elements after it may overlap the bend of the lane. */
  children: ReactNode;
};

/** A hero picture that extends to the right edge of the screen, with the lane drawn around it. */
export function BleedingPicture({ className, children }: BleedingPictureProps) {
  return (
    <div className={cn("bleeding-picture bleed-right lg:mb-10", className)}>
      <Lane bend="bl" />
      {children}
    </div>
  );
}
