import { DESK_COLOR } from "@/ui/desk-color";
import { stages as texts, type Inspection } from "@/content/services/quality-control";
import { cn } from "@/lib/cn";
import { percent } from "@/lib/percent";
import "./inspections.css";

const COLUMNS = "gap-x-8 lg:grid-cols-[minmax(0,21rem)_minmax(0,1fr)_minmax(0,16rem)]";
const share = (stages: number) => percent(stages, texts.names.length);

/** For example "Materials in to first pieces". */
function describeStages({ from, to }: Inspection): string {
  const first = texts.names[Math.floor(from)] ?? "";
  const last = texts.names[Math.min(texts.names.length, Math.ceil(to)) - 1] ?? first;
  return first === last ? first : `${first} to ${last.toLowerCase()}`;
}

/** The inspections as bars over the stages of an order. */
export function InspectionStages() {
  return (
    <>
      <div
        aria-hidden="true"
        className={cn("hidden pb-3 text-label text-muted-foreground lg:grid", COLUMNS)}
      >
        <span>{texts.columns.inspection}</span>
        <span className="grid grid-cols-6">
          {texts.names.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </span>
        <span>{texts.columns.catches}</span>
      </div>
      <ul>
        {texts.inspections.map((inspection) => (
          <InspectionRow key={inspection.name} inspection={inspection} />
        ))}
      </ul>
    </>
  );
}

function InspectionRow({ inspection }: { inspection: Inspection }) {
  const { name, abbreviation, text, from, to, catches, desk } = inspection;
  const stages = describeStages(inspection);
  return (
    <li className={cn("grid items-start gap-y-4 border-t border-grid py-6", COLUMNS)}>
      <div>
        <h3 className="text-title">
          {name}{" "}
          {abbreviation && (
            <span className="font-medium text-muted-foreground">{abbreviation}</span>
          )}
        </h3>
        <p className="mt-1.5 text-base text-muted-foreground">{text}</p>
      </div>
      <div className="relative h-12 lg:h-full lg:min-h-16">
        <span aria-hidden="true" className="stage-grid absolute inset-0 lg:-inset-y-6" />
        <span
          aria-hidden="true"
          className={cn("absolute top-1.5 h-4 rounded-r-full lg:top-2.5 lg:h-5", DESK_COLOR[desk])}
          style={{ left: share(from), width: share(to - from) }}
        />
        <span
          className="absolute bottom-0 text-label text-muted-foreground lg:sr-only"
          style={from > 3 ? { right: 0 } : { left: share(from) }}
        >
          {stages}
        </span>
      </div>
      <p className="font-display text-ui leading-snug font-semibold">
        <span className="sr-only">{texts.columns.catches}: </span>
        {catches}
      </p>
    </li>
  );
}
