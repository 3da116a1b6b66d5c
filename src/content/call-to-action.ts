import { feeRange, smallestFee } from "@/config/fees";
import { productionTime, sampleTime } from "@/config/lead-times";
import { customQuoteTime, quoteTime } from "@/config/site";

export type CallToAction = {
  heading: string;
  text: string;
  label: string;
  /** When the quote arrives, for pages that offer more than the standard quote. */
  quoteTime?: string;
};

export const defaultCta = {
  heading: `Name one product. We’ll price it within ${quoteTime}.`,
  text: "Send a photo, a quantity and a destination. You get a named factory, one disclosed fee, and photo evidence before you pay the balance.",
  label: "Get Free Quote Now",
} satisfies CallToAction;

/** For custom-made and multi-part products. */
export const CUSTOM_QUOTE_TIME = `initial, within ${customQuoteTime}`;

/** When the quote arrives, unless the page says otherwise. */
export const quoteFact = { term: "Quote", detail: `within ${quoteTime}` };

/** The facts beside every call to action, after the one above. */
export const ctaFacts = [
  { term: "Fee", detail: `${feeRange}, minimum ${smallestFee}` },
  { term: "Samples", detail: sampleTime },
  { term: "Production", detail: productionTime },
] satisfies readonly { term: string; detail: string }[];
