import type { ReactNode } from "react";
import type { Department } from "@/config/department";
import { cn } from "@/lib/cn";
import { DEPARTMENT_TONE } from "./department-color";

type StopListProps = {
  stops: readonly { key: string; desk: Department; content: ReactNode }[];
  /** Draws a dashed stroke, which continues after the last stop. */
  isDashed?: boolean;
  className?: string;
};

/** Steps as stops on a vertical stroke, each in the color of the desk that does it. */
export function StopList({ stops, isDashed = false, className }: StopListProps) {
  return (
    <ol className={className}>
      {stops.map(({ key, desk, content }) => (
        <li
          key={key}
          className={cn(
            "relative pb-9 pl-14 before:absolute before:top-[0.9rem] before:-bottom-[0.9rem] before:left-[9px] before:w-[10px] forced-colors:before:forced-color-adjust-none",
            isDashed
              ? "before:bg-[repeating-linear-gradient(var(--tone)_0_14px,transparent_14px_24px)] last:before:bottom-9"
              : "before:bg-(--tone) last:pb-0 last:before:hidden",
            DEPARTMENT_TONE[desk],
          )}
        >
          <span
            aria-hidden="true"
            className="stop absolute top-[0.05rem] left-0 size-7 border-6 [--stop:var(--tone)]"
          />
          {content}
        </li>
      ))}
    </ol>
  );
}
