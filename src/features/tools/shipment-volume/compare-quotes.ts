import { roundHalfUp } from "@/lib/tools/rounding";
import type { ContainerUse } from "./container-fit";
import type { ContainerType } from "./containers";

/** What the visitor was quoted; null where nothing was typed. */
export type FreightQuotes = {
  /** A share of a container, per cubic meter charged. */
  lclPerCbm: number | null;
  /** One whole container of the type, all in. */
  fclAllIn: number | null;
  fclContainer: ContainerType;
};

/** The shipment by both quotes, in cents. */
export type QuoteComparison = {
  sharedCents: number;
  wholeCents: number;
  /** How many whole containers of which type. */
  needed: number;
  container: ContainerType;
  lclPerCbm: number;
  fclAllIn: number;
  /** Where that many whole containers cost what sharing costs, in cubic meters charged. */
  breakEvenCbm: number;
};

export function hasBothQuotes({ lclPerCbm, fclAllIn }: FreightQuotes): boolean {
  return lclPerCbm !== null && fclAllIn !== null;
}

/** Null without both quotes, and where the quoted container does not take every carton. */
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
