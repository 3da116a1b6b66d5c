import { Section } from "@/ui/sections/section";
import { plannerWords, seasons as words } from "@/content/tools/production-planner";
import type { ProductionPlan } from "./compute";
import { findStep } from "./plan";
import type { SeasonPlan } from "./season-plans";
import { formatDay, formatLongDay, formatSpan } from "@/lib/day-formats";

type SeasonsSectionProps = { plan: Pick<ProductionPlan, "seasons" | "mode" | "today"> };

/** By when to order to ship before the two major holidays. */
export function SeasonsSection({ plan: { seasons, mode, today } }: SeasonsSectionProps) {
  return (
    <Section ground="ink" heading={words.heading} intro={words.intro(plannerWords.byMode[mode])}>
      <ul className="mt-12">
        {seasons.map((season) => (
          <Season key={season.holiday} season={season} mode={mode} today={today} />
        ))}
      </ul>
    </Section>
  );
}

type SeasonProps = { season: SeasonPlan; mode: ProductionPlan["mode"]; today: string };

function Season({ season, mode, today }: SeasonProps) {
  const { holiday, year, closed, plan, orderBy, samplesBy } = season;
  const production = findStep(plan, "production");
  const facts = [
    [words.samples, formatDay(samplesBy)],
    ...(production ? [[words.production, formatSpan(production)]] : []),
    [plannerWords.leaves[mode], formatDay(plan.departure)],
  ];
  return (
    <li className="season">
      <div>
        <h3 className="text-title">{words.title(`${holiday} ${year}`)}</h3>
        <p className="mt-1 text-sm text-dune">{words.closed(formatSpan(closed))}</p>
      </div>
      <p className="font-display text-d2 leading-none font-bold">
        <span className="text-title font-medium text-dune">
          {orderBy < today ? words.orderWasDue : words.orderBy}
        </span>{" "}
        <span className="whitespace-nowrap">
          {formatLongDay(orderBy)}
          <span className="text-title font-medium text-dune">, {orderBy.slice(0, 4)}</span>
        </span>
      </p>
      <dl>
        {facts.map(([term, detail]) => (
          <div key={term} className="flex justify-between gap-6 py-0.5 text-base">
            <dt className="text-dune">{term}</dt>
            <dd className="font-semibold">{detail}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
