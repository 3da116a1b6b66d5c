import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** Something to know before relying on a number. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <div role="note" className="mt-5 flex gap-3 rounded bg-warning-100 px-4 py-3.5 text-lg">
      <TriangleAlert aria-hidden="true" className="mt-1 size-5 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
