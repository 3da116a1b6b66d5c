import { DESK_TONE } from "@/ui/desk-color";
import { SectionAnchor } from "@/ui/section-anchor";
import { lineMap, summaries } from "@/content/services/overview";
import { cssVariables } from "@/lib/css-variables";
import { cn } from "@/lib/cn";
import "./line-map.css";

/**
 * The eight services in chronological order as stops on three lines, like the line map of a metro.
 * Each stop links to the card of its service.
 */
export function LineMap() {
  return (
    <nav aria-label={lineMap.label} className="line-map mt-14 lg:mt-20">
      {lineMap.lines.map(({ desk, name }) => (
        <div key={desk} className={cn("line-map-row", DESK_TONE[desk])}>
          <p className="line-map-name">{name}</p>
          <ul className="line-map-stops">
            {lineMap.stops.map((key, i) =>
              summaries[key].desk === desk ? (
                <li key={key} style={cssVariables({ "--k": String(i + 1) })}>
                  <Stop target={key} label={summaries[key].title} />
                </li>
              ) : null,
            )}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Stop({ target, label }: { target: string; label: string }) {
  return (
    <SectionAnchor
      to={target}
      className="group inline-flex min-h-11 items-center gap-3 py-1.5 lg:items-start"
    >
      <span aria-hidden="true" className="stop shrink-0" />
      <span className="font-display text-ui leading-tight font-semibold decoration-2 underline-offset-4 group-hover:underline">
        {label}
      </span>
    </SectionAnchor>
  );
}
