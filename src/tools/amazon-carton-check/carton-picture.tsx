import { ToolSection } from "@/tools/engine/tool-section";
import { getUnits } from "@/config/amazon-limits";
import { picture as copy } from "@/content/tools/amazon-carton-check";
import { formatPlain } from "@/lib/numbers";
import type { CartonCheck } from "./check-carton";
import { formatBesideLimit } from "./compare";

/** The carton's largest face, drawn inside the outline of the largest carton allowed. */
export function CartonPicture({ result }: { result: CartonCheck }) {
  const { region, sides, limits } = result;
  const { length: unit } = getUnits(region);
  const [long, middle] = sides;
  const limit = { long: limits.longestSide, middle: limits.otherSides };
  const [width, height] = [Math.max(long, limit.long), Math.max(middle, limit.middle)];
  const name = (a: number, b: number) => `${formatPlain(a)} x ${formatPlain(b)} ${unit}`;
  const yours = `${formatBesideLimit(long, limit.long)} x ${formatBesideLimit(middle, limit.middle)} ${unit}`;
  const sizeOf = (a: number, b: number) => ({
    width: `${(a / width) * 100}%`,
    height: `${(b / height) * 100}%`,
  });
  return (
    <ToolSection ground="sand" heading={copy.heading} intro={copy.intro}>
      <div
        role="img"
        aria-label={copy.label(yours, name(limit.long, limit.middle))}
        className="carton-comparison"
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        <span className="box carton-face" style={sizeOf(long, middle)}>
          <span>
            <b>{yours}</b> {copy.yours}
          </span>
        </span>
        <span className="carton-limit" style={sizeOf(limit.long, limit.middle)}>
          <span>
            <b>{name(limit.long, limit.middle)}</b> {copy.limit}
          </span>
        </span>
      </div>
    </ToolSection>
  );
}
