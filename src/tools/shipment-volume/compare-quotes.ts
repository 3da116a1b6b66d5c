import { roundHalfUp } from "@/lib/rounding";
import type { ContainerType, ContainerUse } from "./container-fit";

/** The visitor's freight quotes. Null if not entered. */
export type FreightQuotes = {
  /** Less than a container load (LCL): the price per charged cubic meter. */
  lclPerCbm: number | null;
  /** Full container load (FCL): the price of one whole container with all charges. */
  fclAllIn: number | null;
  fclContainer: ContainerType;
};

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

type QuoteCosts = {
  /** Null without both quotes, or if the quoted container does not take every carton. */
  comparison: QuoteComparison | null;
  /** By the cheaper quote, or by the only one. Null without a quote that applies. */
  freightCents: number | null;
};

/** The measured volume is without the minimum that forwarders charge. */
export function compareQuotes(
  { lclPerCbm, fclAllIn, fclContainer }: FreightQuotes,
  { measuredCbm, chargedCbm }: { measuredCbm: number; chargedCbm: number },
  containers: readonly ContainerUse[],
): QuoteCosts {
  const sharedCents = lclPerCbm === null ? null : roundHalfUp(lclPerCbm * chargedCbm * 100);
  const use = containers.find(({ container }) => container.type === fclContainer);
  if (fclAllIn === null || !use || use.needed === null)
    return { comparison: null, freightCents: sharedCents };
  const { needed, bound, isAbout } = use;
  const wholeCents = roundHalfUp(fclAllIn * needed * 100);
  if (lclPerCbm === null || sharedCents === null)
    return { comparison: null, freightCents: wholeCents };
  const breakEvenCbm = roundHalfUp((fclAllIn * needed) / lclPerCbm, 2);
  // What the containers hold of cartons like these.
  const fullCbm = measuredCbm * (needed / bound.load);
  return {
    comparison: {
      sharedCents,
      wholeCents,
      needed,
      isAbout,
      container: fclContainer,
      lclPerCbm,
      fclAllIn,
      breakEvenCbm: breakEvenCbm > fullCbm ? null : breakEvenCbm,
    },
    freightCents: Math.min(sharedCents, wholeCents),
  };
}
