export type CallToAction = {
  heading: string;
  text: string;
  label: string;
  /** How fast a quote comes, where the page speaks of more than the free quote. */
  quoteTime?: string;
};

export const closingCall = {
  heading: "Name one product. We’ll price it within 24 hours.",
  text: "Send a photo, a quantity and a destination. You get a named factory, one disclosed fee, and photo evidence before you pay the balance.",
  label: "Get Free Quote Now",
} satisfies CallToAction;

/** For made-to-drawing and multi-part products. */
export const CUSTOM_QUOTE_TIME = "initial, in 1–2 working days";

/** The rows beside every closing call; the quote's row may differ by page. */
export const callFacts = [
  { term: "Quote", detail: "within 24 hours" },
  { term: "Fee", detail: "5–10%, minimum $50" },
  { term: "Samples", detail: "1–2 weeks" },
  { term: "Production", detail: "2–6 weeks" },
] satisfies readonly { term: string; detail: string }[];

/** For the blog list, and for a category that has no call of its own. */
export const defaultBlogCall = {
  heading: "Have a product in mind? Get a free quote.",
  text: "Send a photo, a quantity and a destination. That is enough to start, and the quote costs nothing.",
  label: "Get a Free Quote",
} satisfies CallToAction;

// A Map, because categories are typed by hand: "constructor" must fall back to the default too.
export const blogCallByCategory = new Map<string, CallToAction>([
  [
    "Sourcing",
    {
      heading: "Have a supplier already? We’ll check it.",
      text: "Send the license and the quotation. We say what we would check first, and what that costs, before you pay anyone.",
      label: "Get a Free Quote",
    },
  ],
  [
    "Quality Control",
    {
      heading: "Need this checked? Send us the factory name.",
      text: "Add the product, the quantity, the city and the ready date. You get an inspection plan, a sample size and a price.",
      label: "Get a Free Quote",
    },
  ],
  [
    "Shipping and Customs",
    {
      heading: "Give us the cartons. We’ll give you the routes.",
      text: "Send the carton count, size and weight, and your postcode. You get a quote by route, with a duty estimate on its own line.",
      label: "Get a Free Quote",
    },
  ],
  [
    "Contracts and Payments",
    {
      heading: "About to pay a deposit? Let us look first.",
      text: "Send the license, the contract and the invoice. We check that all three carry one name; legal drafting stays with a licensed lawyer.",
      label: "Get a Free Quote",
    },
  ],
  [
    "Fulfillment",
    {
      heading: "Send the product list. We’ll send the prep list.",
      text: "Add units, sets and destination. You get every label, bag and carton step, with its price and a shipping plan.",
      label: "Get a Free Quote",
    },
  ],
]);
