import type { ReactNode } from "react";

/**
 * How the last write went and what is kept, above a list. It stays in view, because the focus may
 * be on a row far below.
 */
export function ResultLines({ children }: { children: ReactNode }) {
  return (
    <div className="sticky top-0 z-20 mt-4 grid grid-cols-1 gap-3 bg-rice py-1">{children}</div>
  );
}
