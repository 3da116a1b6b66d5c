import { site } from "@/config/site";

/** The logo mark and the name, for dark backgrounds. */
export function AdminBrand() {
  return (
    <span className="flex items-center gap-3">
      <img src="/images/brand/symbol-dark.svg" alt="" width={36} height={36} className="size-9" />
      <span className="font-display text-title font-bold">{site.name}</span>
    </span>
  );
}
