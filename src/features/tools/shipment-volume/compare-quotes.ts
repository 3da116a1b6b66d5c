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
  container: ContainerType;
  lclPerCbm: number;
  fclAllIn: number;
  /** The charged volume in cubic meters at which both quotes cost the same. */
  breakEvenCbm: number;
};

export function hasBothQuotes({ lclPerCbm, fclAllIn }: FreightQuotes): boolean {
  return lclPerCbm !== null && fclAllIn !== null;
}

/** Returns null without both quotes, or if the quoted container does not take every carton. */
export function compareQuotes(
  { lclPerCbm, fclAllIn, fclContainer }: FreightQuotes,
  chargedCbm: number,
  containers: readonly ContainerUse[],
): QuoteComparison | null {
  const use = containers.find(({ container }) => container.type === fclContainer);
  const needed = use?.needed ?? null;
  if (lclPerCbm === null || fclAllIn === null || needed === null) return null;
  return {
    sharedCents: roundHalfUp(lclPerCbm * chargedCbm * 100),
    wholeCents: roundHalfUp(fclAllIn * needed * 100),
    needed,
    container: fclContainer,
    lclPerCbm,
    fclAllIn,
    breakEvenCbm: roundHalfUp((fclAllIn * needed) / lclPerCbm, 2),
  };
}
