import { ToolSection } from "@/components/tools/tool-section";
import { picture as copy } from "@/content/tools/amazon-carton-check";
import { formatPlain } from "@/lib/tools/format";
import type { CartonCheck } from "./check-carton";
import { showBeside } from "./compare";
import { unitsOf } from "./limits";

/** The carton's largest face, drawn inside the outline of the largest carton allowed. */
export function CartonPicture({ result }: { result: CartonCheck }) {
  const { region, sides, limits } = result;
  const { length: unit } = unitsOf(region);
  const [long, middle] = sides;
  const limit = { long: limits.longestSide, middle: limits.otherSides };
  const [width, height] = [Math.max(long, limit.long), Math.max(middle, limit.middle)];
  const name = (a: number, b: number) => `${formatPlain(a)} x ${formatPlain(b)} ${unit}`;
  const yours = `${showBeside(long, limit.long)} x ${showBeside(middle, limit.middle)} ${unit}`;
  const place = (a: number, b: number) => ({
    width: `${(a / width) * 100}%`,
    height: `${(b / height) * 100}%`,
  });
  return (
    <ToolSection ground="sand" heading={copy.heading} intro={copy.intro}>
      <div
        role="img"
        aria-label={copy.label(yours, name(limit.long, limit.middle))}
        className="carton-room"
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        <span className="box carton-face" style={place(long, middle)}>
          <span>
            <b>{yours}</b> {copy.yours}
          </span>
        </span>
        <span className="carton-limit" style={place(limit.long, limit.middle)}>
          <span>
            <b>{name(limit.long, limit.middle)}</b> {copy.limit}
          </span>
        </span>
      </div>
    </ToolSection>
  );
}
