import { defectClasses as texts, type DefectClass } from "@/content/services/quality-control";
import { cn } from "@/lib/cn";

const LOOKS: Record<DefectClass["severity"], string> = {
  critical: "bg-cinnabar text-white",
  major: "bg-ink text-rice",
  minor: "bg-dune",
};

/** The classes of defects, and how many the highlighted row of the table allows. */
export function DefectClasses() {
  return (
    <section aria-labelledby="defects-heading" className="wrap pb-(--sec)">
      <h2 id="defects-heading" className="text-d3">
        {texts.heading}
      </h2>
      <ul className="mt-6 grid overflow-hidden rounded-box lg:grid-cols-[1fr_1.35fr_1.7fr]">
        {texts.classes.map(({ name, limit, meaning, examples, severity }) => (
          <li key={name} className={cn("p-7 lg:p-8", LOOKS[severity])}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="text-d3">{name}</h3>
              <p className="font-display font-semibold">{limit}</p>
            </div>
            <p className="mt-3 text-lead font-semibold">{meaning}</p>
            <p className="mt-2 max-w-[44ch] text-base">{examples}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
