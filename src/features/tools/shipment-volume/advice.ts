import { bothQuotesCbm } from "./carrier-rules";
import type { ShipmentVolume } from "./compute";
import { formatCbm } from "./wording";

const rule = `Ask for both quotes between ${bothQuotesCbm.from} and ${bothQuotesCbm.to} m³; a whole 20 ft usually wins from 13 to 15.`;

/** Whether to share a container, in two sentences. */
export function adviseOnContainer({ advice, charges }: ShipmentVolume): string {
  const at = `At ${formatCbm(charges.sea.charged)}`;
  switch (advice) {
    case "share":
      return `${at} share one. ${rule}`;
    case "both":
      return `${at} ask for both quotes, shared and whole. ${rule}`;
    case "whole":
      return `${at} a whole one usually costs less. ${rule}`;
  }
}
