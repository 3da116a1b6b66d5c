import { useId, type ReactNode } from "react";
import { carton } from "@/content/services/fba-prep";
import { cn } from "@/lib/cn";
import {
  barcode,
  BOX_LABEL,
  CARRIER_LABEL,
  HEIGHT,
  LENGTH,
  lid,
  longSide,
  shortSide,
  TAPE,
  WIDTH,
} from "./carton-geometry";

const { drawing } = carton;

type CartonProps = { viewBox: string; className: string; children: ReactNode };

/** The closed carton. Children are drawn over it in the same coordinates. */
export function Carton({ viewBox, className, children }: CartonProps) {
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
      <path className="fill-grid" d={longSide({ from: 0, to: LENGTH, bottom: 0, top: HEIGHT })} />
      <path
        className="fill-grid-thread"
        d={shortSide({ from: 0, to: WIDTH, bottom: 0, top: HEIGHT })}
      />
      <path className="fill-dune" d={lid(0, WIDTH)} />
      <path className="fill-accent" d={lid(TAPE.from, TAPE.to)} />
      <path
        className="fill-accent-600"
        d={shortSide({ from: TAPE.from, to: TAPE.to, bottom: HEIGHT - TAPE.fold, top: HEIGHT })}
      />
      <BoxLabel />
      <CarrierLabel />
      {children}
    </svg>
  );
}

function BoxLabel() {
  const { from, bottom, top } = BOX_LABEL;
  return (
    <>
      <path className="fill-card" d={longSide(BOX_LABEL)} />
      <path
        className="fill-ink"
        d={barcode({ from: from + 1.5, to: from + 10.5, bottom: bottom + 6, top: top - 5 })}
      />
      <path
        className="fill-ink"
        d={longSide({ from: from + 1.5, to: from + 7, bottom: top - 3.2, top: top - 1.8 })}
      />
      <path
        className="fill-ink"
        d={longSide({ from: from + 1.5, to: from + 10.5, bottom: bottom + 3.2, top: bottom + 4.4 })}
      />
    </>
  );
}

function CarrierLabel() {
  const { from, bottom, top } = CARRIER_LABEL;
  return (
    <>
      <path className="fill-card" d={longSide(CARRIER_LABEL)} />
      <path
        className="fill-support"
        d={longSide({ from: from + 1.5, to: from + 5, bottom: top - 5, top: top - 1.5 })}
      />
      {[10.5, 8, 10.5].map((end, i) => (
        <path
          key={i}
          className="fill-ink"
          d={longSide({
            from: from + 1.5,
            to: from + end,
            bottom: top - 8 - i * 2.4,
            top: top - 7 - i * 2.4,
          })}
        />
      ))}
      <path
        className="fill-ink"
        d={barcode({ from: from + 1.5, to: from + 10.5, bottom: bottom + 1.5, top: bottom + 4 })}
      />
    </>
  );
}
