import { ChartNoAxesColumn, Settings2, Users } from "lucide-react";
import { dashboard } from "@/content/admin/dashboard";

const copy = dashboard.comingSoon;

const AREAS = [
  { ...copy.analytics, icon: ChartNoAxesColumn },
  { ...copy.users, icon: Users },
  { ...copy.settings, icon: Settings2 },
];

/** Planned areas without a link. */
export function ComingSoon() {
  return (
    <section aria-labelledby="coming-soon" className="mt-12">
      <h2 id="coming-soon" className="text-title">
        {copy.title}
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-3">
        {AREAS.map(({ title, text, icon: Icon }) => (
          <li
            key={title}
            className="rounded-box border-fine border-dashed border-edge px-5 py-4 text-ink-600"
          >
            <p className="flex items-center justify-between gap-3 font-display text-ui font-semibold">
              {title}
              <Icon aria-hidden="true" className="size-5 shrink-0" />
            </p>
            <p className="mt-1 text-sm">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
