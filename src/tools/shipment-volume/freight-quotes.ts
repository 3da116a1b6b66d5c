import { roundHalfUp } from "@/lib/rounding";
import type { ContainerType, ContainerUse } from "./container-fit";

/** The visitor's freight quotes. Null if not entered. */
export type FreightQuotes = {
  /** Less than a container load (LCL): the price per charged cubic meter. */
  lclPerCbm: number | null;
  /** The price of the first cubic meter, which is also the least, if it has one of its own. */
  lclFirstCbm: number | null;
  /** What a shared container costs once for each shipment: documents, port charges. */
  lclOnce: number | null;
  /** Full container load (FCL): the price of one whole container with all charges. */
  fclAllIn: number | null;
  fclContainer: ContainerType;
};

/** The cost of the shipment by both quotes, in cents. */
export type FreightComparison = {
  sharedCents: number;
  wholeCents: number;
  /** The number of whole containers, and their type. */
  needed: number;
  /** The number of containers can be too small. */
  isAbout: boolean;
  quotes: FreightQuotes & { lclPerCbm: number; fclAllIn: number };
  /**
   * The charged volume in cubic meters at which both quotes cost the same. Null if that is more than
   * the containers hold, so that a share costs less in any case.
   */
  breakEvenCbm: number | null;
};

type QuoteCosts = {
  /** Null without both quotes, or if the quoted container does not take every carton. */
  comparison: FreightComparison | null;
  /** By the cheaper quote, or by the only one. Null without a quote that applies. */
  freightCents: number | null;
};

/** The measured volume is without the minimum that forwarders charge. */
export function compareFreightQuotes(
  quotes: FreightQuotes,
  { measuredCbm, chargedCbm }: { measuredCbm: number; chargedCbm: number },
  containers: readonly ContainerUse[],
): QuoteCosts {
  const { lclPerCbm, lclFirstCbm, lclOnce, fclAllIn, fclContainer } = quotes;
  const atOnce = (lclOnce ?? 0) + (lclFirstCbm ?? 0);
  const cbmAtOnce = lclFirstCbm === null ? 0 : 1;
  const sharedCents =
    lclPerCbm === null
      ? null
      : roundHalfUp((atOnce + lclPerCbm * Math.max(0, chargedCbm - cbmAtOnce)) * 100);
  const use = containers.find(({ container }) => container.type === fclContainer);
  if (fclAllIn === null || !use || use.needed === null)
    return { comparison: null, freightCents: sharedCents };
  const { needed, bound, isAbout } = use;
  const wholeCents = roundHalfUp(fclAllIn * needed * 100);
  if (lclPerCbm === null || sharedCents === null)
    return { comparison: null, freightCents: wholeCents };
  const dearer = fclAllIn * needed - atOnce;
  // What costs less at any volume does so from nothing on.
  const breakEvenCbm = dearer > 0 ? roundHalfUp(cbmAtOnce + dearer / lclPerCbm, 2) : 0;
  // What the containers hold of cartons like these.
  const fullCbm = measuredCbm * (needed / bound.load);
  return {
    comparison: {
      sharedCents,
      wholeCents,
      needed,
      isAbout,
      quotes: { ...quotes, lclPerCbm, fclAllIn },
      breakEvenCbm: breakEvenCbm > fullCbm ? null : breakEvenCbm,
    },
    freightCents: Math.min(sharedCents, wholeCents),
  };
}
