import { useId, type ReactNode } from "react";
import { carton, type CartonCallout } from "@/content/services/fba-prep";
import { cn } from "@/lib/cn";

const { drawing } = carton;

/** In centimeters. The length is the limit; width and height are examples. */
const LENGTH = 63.5;
const WIDTH = 45;
const HEIGHT = 45;

/**
 * The sides of the carton in isometric projection: both ground axes are at 30 degrees, and 3.6 units
 * are 1 cm. In the sides x is the length or width and y the height from the ground, in centimeters.
 */
const LONG_SIDE = "matrix(3.1177 1.8 0 -3.6 184.7 331)";
const SHORT_SIDE = "matrix(-3.1177 1.8 0 -3.6 523 364.3)";
const LID = "matrix(3.1177 1.8 -3.1177 1.8 325 88)";

/** A line as the stripes of a barcode, dark and light ones in turn, whose widths add up to 32. */
const BARCODE = {
  className: "stroke-ink",
  pathLength: 32,
  strokeDasharray: "3 2 1 2 2 1 3 2 1 1 2 3 1 2 3 1 2",
};

type Point = readonly [x: number, y: number];

/** The marked point, the line from there, and the left end of the text on the line. */
const CALLOUTS: Record<CartonCallout["mark"], { at: Point; line: string; text: Point }> = {
  boxLabel: { at: [209.6, 226.6], line: "L160 222H20", text: [20, 222] },
  carrierLabel: { at: [268.9, 325.6], line: "L160 364H20", text: [20, 364] },
  tape: { at: [353.8, 185.7], line: "L450 60H690", text: [450, 60] },
  weight: { at: [452.8, 340], line: "L550 322H690", text: [550, 322] },
};

/** Font sizes in units of the drawing, so that text scales with it instead of with the page. */
const TEXT = 18;
const TITLE = 24;

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

type CartonProps = { viewBox: string; className: string; children: ReactNode };

/** The closed carton. Children are drawn over it in the units of the drawing. */
function Carton({ viewBox, className, children }: CartonProps) {
  const titleId = useId();
  const descriptionId = useId();
  return (
    <svg
      viewBox={viewBox}
      role="img"
      aria-labelledby={titleId}
      aria-describedby={descriptionId}
      className={cn("w-full", className)}
    >
      <title id={titleId}>{drawing.title}</title>
      <desc id={descriptionId}>{drawing.description}</desc>
      <g transform={LID}>
        <rect width={LENGTH} height={WIDTH} className="fill-dune" />
        <rect y="20" width={LENGTH} height="5" className="fill-accent" />
      </g>
      <g transform={SHORT_SIDE}>
        <rect width={WIDTH} height={HEIGHT} className="fill-grid-thread" />
        <rect x="20" y="36" width="5" height="9" className="fill-accent-600" />
      </g>
      <g transform={LONG_SIDE}>
        <rect width={LENGTH} height={HEIGHT} className="fill-grid" />
        <Label x={8}>
          <path d="M9.5 24.5h9" strokeWidth="7" {...BARCODE} />
          <path d="M9.5 29.8H15v1.4H9.5zM9.5 18.2H18.5v1.2H9.5z" />
        </Label>
        <Label x={27}>
          <rect x="28.5" y="28" width="3.5" height="3.5" className="fill-support" />
          <path d="M28.5 25H37.5v1H28.5zM28.5 22.6H35v1H28.5zM28.5 20.2H37.5v1H28.5z" />
          <path d="M28.5 17.75h9" strokeWidth="2.5" {...BARCODE} />
        </Label>
      </g>
      {children}
    </svg>
  );
}

/** A label of 12 by 18 cm on the long side. */
function Label({ x, children }: { x: number; children: ReactNode }) {
  return (
    <g className="fill-ink">
      <rect x={x} y="15" width="12" height="18" className="fill-card" />
      {children}
    </g>
  );
}

function Dimension() {
  const [label, length] = drawing.longestSide;
  return (
    <>
      <path
        className="fill-none stroke-accent-700"
        strokeWidth="2"
        d="M177.7 343L375.7 457.3M177.7 343m4 -7l-8 14M375.7 457.3m4 -7l-8 14"
      />
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
  const {
    at: [atX, atY],
    line,
    text: [x, y],
  } = CALLOUTS[mark];
  return (
    <>
      <path className="fill-none stroke-ink" strokeWidth="2" d={`M${atX} ${atY}${line}`} />
      <circle className="fill-ink stroke-card" strokeWidth="2" cx={atX} cy={atY} r="6" />
      <text
        x={x}
        y={y - 11}
        fontSize={TITLE}
        className="fill-ink font-display font-bold tracking-snug"
      >
        {title}
      </text>
      {lines.map((words, i) => (
        <text key={words} x={x} y={y + 24 + i * 22} fontSize={TEXT} className="fill-ink-600">
          {words}
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
