import { DEPARTMENT_TONE } from "@/ui/department-color";
import { Lane } from "@/ui/lane";
import { LinkButton } from "@/ui/link-button";
import { TextLink } from "@/ui/text-link";
import { paths } from "@/config/paths";
import { process as copy, type ProcessStep } from "@/content/home";
import { cssVariables } from "@/lib/css-variables";

const share = (weeks: number) => `${((weeks / copy.axis.weeks) * 100).toFixed(1)}%`;

/** The four steps on a scale: solid for the shortest time, striped up to the longest. */
export function ProcessSchedule() {
  return (
    <section aria-labelledby="process-heading" className="relative overflow-clip bg-muted">
      <div className="container py-section">
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_26rem] lg:items-end">
          <h2 id="process-heading" className="text-d2">
            {copy.heading}
          </h2>
          <p className="text-lg text-muted-foreground">{copy.intro}</p>
        </div>
        <div className="gantt mt-12">
          <Lane bend="bl" className="trunk-in" />
          <div aria-hidden="true" className="gantt-axis">
            {copy.axis.ticks.map((week) => (
              <span key={week} style={{ left: share(week) }}>
                {week === 0 ? copy.axis.startLabel : `${copy.axis.unit} ${week}`}
              </span>
            ))}
          </div>
          <ol>
            {copy.steps.map((step, i) => (
              <Step key={step.title} step={step} index={i} />
            ))}
          </ol>
          <dl className="gantt-money">
            {copy.money.map(({ week, title, text }) => (
              <div key={title} style={cssVariables({ "--start": share(week) })}>
                <dt className="font-display font-bold tracking-snug">{title}</dt>
                <dd className="text-muted-foreground">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <LinkButton to={paths.howItWorks} variant="outline" className="mt-12">
          {copy.action}
        </LinkButton>
      </div>
    </section>
  );
}

function Step({ step, index }: { step: ProcessStep; index: number }) {
  const { title, text, time, link, desk, start, min, max, air } = step;
  return (
    <li
      className={`gantt-row ${DEPARTMENT_TONE[desk]}`}
      style={cssVariables({
        "--start": share(start),
        "--min": share(min),
        "--max": share(max),
        "--shift": `${index * 4}px`,
      })}
    >
      <span aria-hidden="true" className="gantt-bar">
        <b>{air && copy.modeLabels.sea}</b>
      </span>
      {air && (
        <>
          <Lane bend="tr" isFlipped className="trunk-out" />
          <span
            aria-hidden="true"
            className="gantt-bar air"
            style={cssVariables({ "--min": share(air.min), "--max": share(air.max) })}
          >
            <b>{copy.modeLabels.air}</b>
          </span>
        </>
      )}
      <div className="gantt-text">
        <p className="tone-text font-display text-ui font-semibold">{time}</p>
        <h3 className="mt-1 text-title">{`${index + 1}. ${title}`}</h3>
        <p className="mt-2 text-base text-muted-foreground">{text}</p>
        <TextLink to={link.to}>{link.label}</TextLink>
      </div>
    </li>
  );
}
