import { roundHalfUp } from "@/lib/tools/rounding";
import type { ContainerUse } from "./container-fit";
import type { ContainerType } from "./containers";
import type { FreightQuotes } from "./shipment-input";

/** The cost of the shipment by both quotes, in cents. */
export type QuoteComparison = {
  sharedCents: number;
  wholeCents: number;
  /** The number of whole containers, and their type. */
  needed: number;
  /** The number of containers can be too small. */
  isAbout: boolean;
  container: ContainerType;
  lclPerCbm: number;
  fclAllIn: number;
  /**
   * The charged volume in cubic meters at which both quotes cost the same. Null if that is more than
   * the containers hold, so that a share costs less in any case.
   */
  breakEvenCbm: number | null;
};

export function hasBothQuotes({ lclPerCbm, fclAllIn }: FreightQuotes): boolean {
  return lclPerCbm !== null && fclAllIn !== null;
}

/**
 * Returns null without both quotes, or if the quoted container does not take every carton. The
 * measured volume is without the minimum that forwarders charge.
 */
export function compareQuotes(
  { lclPerCbm, fclAllIn, fclContainer }: FreightQuotes,
  { measuredCbm, chargedCbm }: { measuredCbm: number; chargedCbm: number },
  containers: readonly ContainerUse[],
): QuoteComparison | null {
  const use = containers.find(({ container }) => container.type === fclContainer);
  if (lclPerCbm === null || fclAllIn === null || !use || use.needed === null) return null;
  const { needed, bound } = use;
  const breakEvenCbm = roundHalfUp((fclAllIn * needed) / lclPerCbm, 2);
  // What the containers hold of cartons like these.
  const fullCbm = measuredCbm * (needed / bound.load);
  return {
    sharedCents: roundHalfUp(lclPerCbm * chargedCbm * 100),
    wholeCents: roundHalfUp(fclAllIn * needed * 100),
    needed,
    isAbout: use.isAbout,
    container: fclContainer,
    lclPerCbm,
    fclAllIn,
    breakEvenCbm: breakEvenCbm > fullCbm ? null : breakEvenCbm,
  };
}
