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
    <div
      className={cn(
        "relative -mr-[max(var(--gutter),(100vw-80rem)/2)] max-lg:pb-[37px] max-lg:pl-[37px] lg:mb-10 [&_img]:rounded-bl-[31px] lg:[&_img]:rounded-bl-[64px]",
        className,
      )}
    >
      <Lane
        bend="bl"
        className="-top-6 right-0 bottom-0 left-0 [--lane-gap:5px] [--lane-radius:68px] [--lane-stroke:5px] lg:-top-48 lg:-bottom-16 lg:-left-16 lg:[--lane-gap:8px] lg:[--lane-radius:128px] lg:[--lane-stroke:8px]"
      />
      {children}
    </div>
  );
}
