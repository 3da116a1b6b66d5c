import type { ReactNode } from "react";

type NoticeBarProps = {
  children: ReactNode;
  /** Small buttons at the end of the line. */
  actions?: ReactNode;
};

/** A highlighted note above a form or a list. Announced to screen readers when it appears. */
export function NoticeBar({ children, actions }: NoticeBarProps) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded border-fine border-warning bg-warning-100 px-4 py-2 text-base sm:px-5"
    >
      <div className="min-w-0 py-1 wrap-anywhere">{children}</div>
      {actions && <div className="flex flex-wrap gap-x-5">{actions}</div>}
    </div>
  );
}
