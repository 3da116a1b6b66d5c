import { carton, type CartonCallout } from "@/content/services/fba-prep";
import { Carton } from "./carton";
import {
  BOX_LABEL,
  CARRIER_LABEL,
  HEIGHT,
  LENGTH,
  project,
  WIDTH,
  type Point,
} from "./carton-geometry";

type Callout = { at: Point; leader: string; text: Point };

const { drawing } = carton;

/** Font sizes in units of the drawing, so that text scales with it instead of with the page. */
const TEXT = 18;
const TITLE = 24;

const CALLOUTS: Record<CartonCallout["mark"], Callout> = {
  boxLabel: callout(project(BOX_LABEL.from, WIDTH, BOX_LABEL.top), 160, 20, 222),
  carrierLabel: callout(project(CARRIER_LABEL.from, WIDTH, CARRIER_LABEL.bottom), 160, 20, 364),
  tape: callout(project(LENGTH / 2, WIDTH / 2, HEIGHT), 450, 690, 60),
  weight: callout(project(LENGTH, WIDTH / 2, 18), 550, 690, 322),
};

/** Labels beside the carton on wide screens; on phones, numbers with a list below. */
export function CartonDrawing() {
  return (
    <>
      <Carton viewBox="0 20 710 460" className="max-sm:hidden">
        <Dimension />
        {drawing.callouts.map((item) => (
          <CalloutText key={item.mark} item={item} />
        ))}
      </Carton>
      <Carton viewBox="165 75 380 385" className="sm:hidden">
        {drawing.callouts.map(({ mark }, i) => (
          <CalloutNumber key={mark} at={CALLOUTS[mark].at} number={i + 1} />
        ))}
      </Carton>
      <ol className="mt-4 border-t border-border sm:hidden">
        {drawing.callouts.map(({ title, lines }, i) => (
          <li key={title} className="border-b border-border py-2.5 text-base">
            <b className="font-display">
              {i + 1}. {title}:
            </b>{" "}
            {lines.join(" ")}
          </li>
        ))}
        <li className="py-2.5 text-base">
          <b className="font-display">{drawing.longestSide[0]}:</b> {drawing.longestSide[1]}
        </li>
      </ol>
    </>
  );
}

function Dimension() {
  const [label, length] = drawing.longestSide;
  const [startX, startY] = project(0, WIDTH, 0);
  const [endX, endY] = project(LENGTH, WIDTH, 0);
  return (
    <>
      <g className="fill-none stroke-accent-700" strokeWidth="2" transform="translate(-7 12)">
        <path d={`M${startX} ${startY}L${endX} ${endY}`} />
        <path d={`M${startX} ${startY}m4 -7l-8 14M${endX} ${endY}m4 -7l-8 14`} />
      </g>
      <text x="265" y="440" textAnchor="end" className="fill-accent-700">
        <tspan fontSize={TEXT}>{label} </tspan>
        <tspan x="265" dy="24" fontSize={TITLE} className="font-display font-bold tracking-snug">
          {length}
        </tspan>
      </text>
    </>
  );
}

function CalloutText({ item: { mark, title, lines } }: { item: CartonCallout }) {
  const { at, leader, text } = CALLOUTS[mark];
  const [x, y] = text;
  return (
    <>
      <path className="fill-none stroke-ink" strokeWidth="2" d={leader} />
      <circle className="fill-ink stroke-card" strokeWidth="2" cx={at[0]} cy={at[1]} r="6" />
      <text
        x={x}
        y={y - 11}
        fontSize={TITLE}
        className="fill-ink font-display font-bold tracking-snug"
      >
        {title}
      </text>
      {lines.map((line, i) => (
        <text key={line} x={x} y={y + 24 + i * 22} fontSize={TEXT} className="fill-ink-600">
          {line}
        </text>
      ))}
    </>
  );
}

function CalloutNumber({ at: [x, y], number }: { at: Point; number: number }) {
  return (
    <>
      <circle className="fill-ink stroke-card" strokeWidth="3" cx={x} cy={y} r="16" />
      <text
        x={x}
        y={y + 7}
        textAnchor="middle"
        fontSize={TEXT}
        className="fill-rice font-display font-bold"
      >
        {number}
      </text>
    </>
  );
}

/** A line from the point to `nearX`, then horizontally to `farX`. The text is at its left end. */
function callout(at: Point, nearX: number, farX: number, y: number): Callout {
  return {
    at,
    leader: `M${at.join(" ")}L${nearX} ${y}H${farX}`,
    text: [Math.min(nearX, farX), y],
  };
}
