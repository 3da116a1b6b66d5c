import { site } from "@/config/site";

/** The mark and the name, for ink ground. */
export function AdminBrand() {
  return (
    <span className="flex items-center gap-3">
      <svg aria-hidden="true" viewBox="0 0 40 40" className="size-9" fill="none" strokeWidth="5">
        <path d="M2 4.5h17A16.5 16.5 0 0 1 35.5 21v17" stroke="var(--lane-1)" />
        <path d="M2 13h16.5A8.5 8.5 0 0 1 27 21.5V38" stroke="var(--lane-2)" />
        <path d="M2 21.5h13.5A3 3 0 0 1 18.5 24.5V38" stroke="var(--lane-3)" />
      </svg>
      <span className="font-display text-title font-bold">{site.name}</span>
    </span>
  );
}
