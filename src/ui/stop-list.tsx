import type { ReactNode } from "react";
import type { Desk } from "@/config/desk";
import { cn } from "@/lib/cn";
import { DESK_TONE } from "./desk-color";

type StopListProps = {
  stops: readonly { key: string; desk: Desk; content: ReactNode }[];
  className?: string;
};

/** Steps as stops on a vertical stroke, each in the color of the desk that does it. */
export function StopList({ stops, className }: StopListProps) {
  return (
    <ol className={cn("stop-list", className)}>
      {stops.map(({ key, desk, content }) => (
        <li key={key} className={DESK_TONE[desk]}>
          <span aria-hidden="true" className="stop" />
          {content}
        </li>
      ))}
    </ol>
  );
}
