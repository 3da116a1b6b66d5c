import type { FieldName } from "@/config/enquiry-fields";
import { CONTACT_TOAST_DURATION_MS } from "@/config/limits";
import type { ServiceKey } from "@/config/paths";
import {
  keepEnquiriesMonths,
  officeHours,
  quoteTime,
  customQuoteTime,
  replyTime,
  site,
  type EnquiryChannel,
} from "@/config/site";
import type { Holiday } from "@/lib/china-holidays";
import { cities, officeCountFirst } from "./offices";
import type { PageCopy } from "./page-copy";

export const head = {
  title: `Get a Free China Sourcing Quote | ${site.name}`,
  description: `Tell us the product, quantity and destination. Reply within ${replyTime} from ${cities("or")}. Visits by appointment only.`,
  heading: "Tell us what you want to make or buy",
  intro: `Not sure what a factory needs to know? A photo, a quantity and a destination are enough to start. A person reads it, not a queue, and replies within ${replyTime}.`,
} satisfies PageCopy;

export const form = {
  heading: "Enquiry",
  requiredMark: "*",
  requiredHintStart: "Fields marked",
  requiredHintEnd: "are required",
  optional: "optional",
  fields: {
    name: { label: "Full Name", placeholder: "Hannah Brandt" },
    email: { label: "Email Address", placeholder: "you@company.com" },
    company: { label: "Company", placeholder: "Halvenside" },
    phone: { label: "Phone (with country code)", placeholder: "+1 416 555 0172" },
    product_interest: {
      label: "Product(s) of Interest",
      placeholder: "Stoneware mugs, 350 ml, reactive glaze",
    },
    message: {
      label: "Your Message / Requirements",
      placeholder:
        "Quantity, target price, where it should land, and anything that went wrong last time.",
    },
  } satisfies Record<FieldName, { label: string; placeholder: string }>,
  attachment: {
    label: "Attach a file",
    prompt: "Choose a drawing, a photo or a quotation.",
    remove: "Remove the file",
    notTaken: "There is room for one file. Not taken:",
    lost: "You had chosen this file. A page cannot keep files, so please choose it again:",
  },
  consentLink: "privacy policy",
  consentEnd: "We pass nothing on without asking you.",
  submit: "Send Enquiry",
  processing: "Processing...",
};

/** What happens to an enquiry and to its file, by its channel. */
export const formNotes: Record<
  EnquiryChannel,
  { submit: string; consent: string; attachment: string }
> = {
  mail: {
    submit:
      "The button sends nothing by itself. It prepares an email in your own mail program, where you attach the file, check the text and press send.",
    consent: "By preparing it you accept our",
    attachment:
      "The file stays on your device: we note its name, and you attach it in your mail program.",
  },
  database: {
    submit: `The button sends your enquiry to our team and shows its reference. We store it for ${keepEnquiriesMonths} months at most.`,
    consent: "By sending it you accept our",
    attachment:
      "The file stays on your device: we note its name, and you send it with your answer to our email.",
  },
};

const PREPARED =
  "Your email client should open shortly. Please review, attach files if selected, and send. Thank you!";

/** The toasts of the form. */
export const messages = {
  storageFailed: {
    variant: "destructive",
    title: "Storage Error",
    description: "Could not save submission to local dashboard. Please check console for errors.",
  },
  openingFailed: {
    variant: "destructive",
    title: "Error Opening Email Client",
    description:
      "Could not automatically open your email client. Please copy the details and send manually. Submission may have been saved to admin dashboard.",
    durationMs: CONTACT_TOAST_DURATION_MS,
  },
  prepared: {
    title: "Message Prepared!",
    description: PREPARED,
    durationMs: CONTACT_TOAST_DURATION_MS,
  },
  preparedAndSaved: {
    title: "Message Prepared!",
    description: `${PREPARED} Submission also saved to admin dashboard.`,
    durationMs: CONTACT_TOAST_DURATION_MS,
  },
} as const;

/** Shown while what else is said about a submitted enquiry cannot be loaded. */
export const panelMissing =
  "Your enquiry is kept on this page. What happens to it is shown here as soon as you are connected again.";

/** The first line of a message that comes after an enquiry with this reference. */
export const correctionOf = (reference: string) => `Correction of ${reference}:`;

/** The start of the product field that `?service=` fills in. */
export const serviceInterest: Record<ServiceKey, string> = {
  productSourcing: "Product sourcing",
  qualityControl: "Quality control and inspection",
  shipping: "Shipping and logistics",
  warehouse: "Warehousing and fulfillment",
  fbaPrep: "Amazon FBA prep",
  crowdfunding: "Crowdfunding fulfillment",
  customPackaging: "Custom packaging",
  supplierManagement: "Supplier management",
};

/** The labels in the prepared email. */
export const mail = {
  subject: "Contact Form Submission -",
  name: "Full Name",
  email: "Email",
  company: "Company",
  phone: "Phone",
  productInterest: "Product(s) of Interest",
  message: "Message",
  attachment: "Attachment",
  fileName: "File name",
  fileType: "File type",
  fileSize: "File size",
  nothingGiven: "N/A",
  unknownType: "unknown",
  noFile: "No file selected",
  shortened: "[Shortened. Please paste the whole message here before you send.]",
};

/** The accessible name of the column beside the form. */
export const asideLabel = "Help with your enquiry";

export const whatToSend = {
  heading: "What to send",
  items: [
    { term: "A photo, a link or a drawing", detail: "A phone picture of a sample will do." },
    { term: "Quantity", detail: "For now and for a year. We ask factories for three price tiers." },
    {
      term: "Size, material, color, logo",
      detail: "With a Pantone number (a printed color standard), if you have one.",
    },
    { term: "Price", detail: "Your target, or what you pay today." },
    {
      term: "Destination",
      detail: "The postal code, and the Incoterm (who pays which part of the trip) you prefer.",
    },
    { term: "Certificates", detail: "The ones your market or your marketplace asks for." },
    { term: "Deadline", detail: "The day the goods must be with you." },
    { term: "Packaging", detail: "Bag, box or shelf display: a rough idea is enough." },
  ],
};

export const whatHappensNext = {
  heading: "What happens next",
  steps: [
    { title: "A reply", text: `From a named person in ${cities("or")}.` },
    { title: "Questions", text: "Only those whose answers change the price or the date." },
    { title: "A written quotation", text: "Our fee on its own line, freight apart from goods." },
  ],
};

export const whatComesWhen = [
  { term: "Reply", detail: replyTime },
  { term: "Free quote", detail: quoteTime },
  { term: "Initial custom quote", detail: customQuoteTime },
];

export const channels = { heading: "Write or chat" };

/** The hour elsewhere, so many hours behind China, when the offices close. */
const hourBehind = (hours: number) => (officeHours.to + 24 - hours) % 24;

export const openingHours = {
  heading: "Office hours",
  rows: [
    { term: "Monday to Friday", detail: `${officeHours.from}:00–${officeHours.to}:00` },
    { term: "Saturday, Sunday", detail: "closed" },
  ],
  now: "Now in China",
  open: "open",
  closed: "closed",
  closedFor: {
    newYearsDay: "closed for New Year’s Day",
    chineseNewYear: "closed for Chinese New Year",
    qingming: "closed for Qingming",
    laborDay: "closed for Labor Day",
    dragonBoat: "closed for the Dragon Boat Festival",
    midAutumn: "closed for the Mid-Autumn Festival",
    goldenWeek: "closed for Golden Week",
  } satisfies Record<Holiday, string>,
  note: `China time, UTC+8 all year. In winter, ${officeHours.to}:00 here is ${hourBehind(8)}:00 in London and ${hourBehind(13)}:00 in New York. Chinese public holidays are no working days.`,
};

export const offices = {
  heading: `${officeCountFirst}, by appointment`,
  intro:
    "Visits are by appointment only. Write at least a day ahead; if your goods are on a bench that week, you can see them.",
};
