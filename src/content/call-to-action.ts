export type CallToAction = {
  heading: string;
  text: string;
  label: string;
  /** When the quote arrives, for pages that offer more than the standard quote. */
  quoteTime?: string;
};

export const closingCall = {
  heading: "Name one product. We’ll price it within 24 hours.",
  text: "Send a photo, a quantity and a destination. You get a named factory, one disclosed fee, and photo evidence before you pay the balance.",
  label: "Get Free Quote Now",
} satisfies CallToAction;

/** For custom-made and multi-part products. */
export const CUSTOM_QUOTE_TIME = "initial, in 1–2 working days";

/** The default. */
export const QUOTE_TIME = "within 24 hours";

/** The facts beside every closing call to action, after the quote time. */
export const callFacts = [
  { term: "Fee", detail: "5–10%, minimum $50" },
  { term: "Samples", detail: "1–2 weeks" },
  { term: "Production", detail: "2–6 weeks" },
] satisfies readonly { term: string; detail: string }[];

/** For the blog list, and for categories without a call to action of their own. */
export const defaultBlogCall = {
  heading: "Have a product in mind? Get a free quote.",
  text: "One picture and a rough number of pieces will do for now; we ask for the rest.",
  label: "Get a Free Quote",
} satisfies CallToAction;

// A Map instead of an object, because categories are typed by staff: "constructor" would be found
// on any object.
export const blogCallByCategory = new Map<string, CallToAction>([
  [
    "Sourcing",
    {
      heading: "Have a supplier already? We’ll check it.",
      text: "Send the license and the quotation. We read both before you pay anyone, and name the check that should come first.",
      label: "Get a Free Quote",
    },
  ],
  [
    "Quality Control",
    {
      heading: "Need this checked? Send us the factory name.",
      text: "Add what it makes for you and when the goods are due. We answer with the visit we would book, and its price.",
      label: "Get a Free Quote",
    },
  ],
  [
    "Shipping and Customs",
    {
      heading: "Know your cartons? Compare the routes.",
      text: "Tell us how many, how big, how heavy and where to. We price each way to your door and estimate the duty.",
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
