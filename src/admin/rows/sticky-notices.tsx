import type { ReactNode } from "react";

/**
 * The result of the last write, whether it is on the site for everyone, and what can be brought
 * back, above a list. Sticky, because the focused row may be far below. The scroll padding keeps rows
 * that are focused by keyboard from being scrolled behind it.
 */
export function StickyNotices({ children }: { children: ReactNode }) {
  return (
    <div className="sticky top-0 z-20 mt-4 grid grid-cols-1 gap-3 bg-background py-1 [html:has(&)]:scroll-pt-52">
      {children}
    </div>
  );
}
