import { keepEnquiriesMonths, type EnquiryChannel } from "@/config/site";

/** How long an enquiry without an order is kept. */
export const keptFor = `${keepEnquiriesMonths} months`;

const DRAFT_STEP =
  "While you type, the unfinished form is kept as a draft in this browser, for this tab only, so that a reload does not cost you your text. Of a chosen file it keeps the name.";
const COPY_STEP =
  "When you submit it, the site saves a copy in this browser’s local storage on your device, under the name contactFormSubmissions. The browser keeps the message on screen until you close it, and drops the draft.";

type ChannelTexts = {
  keyFacts: readonly { label: string; value: string }[];
  /** What you do with a chosen file. */
  file: string;
  routeIntro: string;
  route: readonly string[];
  storedRows: readonly (readonly string[])[];
  backend: string;
  kept: readonly string[];
  security: string;
};

/** What differs by how enquiries reach us. */
export const privacyByChannel: Record<EnquiryChannel, ChannelTexts> = {
  mail: {
    keyFacts: [
      { label: "The enquiry form opens", value: "Your own mail program" },
      { label: "Form data on our servers", value: "None" },
    ],
    file: "you attach it to the email yourself",
    routeIntro: "The form has no server behind it. This is the whole route:",
    route: [
      DRAFT_STEP,
      COPY_STEP,
      "Your own mail program opens with the message written out. If you press Gmail or Outlook on the web instead, that service receives the text, under its own rules.",
      "Nothing reaches us until you press send there. From then on the message is in your outbox and in our mailbox.",
    ],
    storedRows: [],
    backend: "It holds no enquiries.",
    kept: [],
    security:
      ", and because enquiries never reach the backend, a break-in there would expose none.",
  },
  database: {
    keyFacts: [
      { label: "The enquiry form sends to", value: "Our database" },
      { label: "Form data on our servers", value: `${keptFor} at most` },
    ],
    file: "you send it with your answer to our email",
    routeIntro: "This is the whole route:",
    route: [
      DRAFT_STEP,
      COPY_STEP,
      "In the same moment it goes to our hosted database (Supabase), with the path of the page that you came from, and gets a reference. If you are offline, it stays in this browser and goes there once you are connected again.",
      "Our team reads it there, and answers by email. If messages about new enquiries are switched on, a mail or chat service of ours gets your name, the products and the reference, and nothing else.",
      "Against floods of enquiries, the database counts those of the last day from each internet address. It stores the address only as a code that cannot be turned back once its random key is thrown away; code and key are deleted within two days.",
      "If you choose to send it by email, Gmail, Outlook or chat as well, that service receives the text, under its own rules.",
    ],
    storedRows: [
      [
        "Sent enquiry",
        "Our hosted database: all form fields, the file’s name, type and size, the time, the page that you came from, and whether it was answered",
        `Until we delete it, ${keptFor} at most`,
      ],
      [
        "Count against floods",
        "Our hosted database: a code made of your IP address with a random key, which changes every day",
        "Two days at most",
      ],
    ],
    backend: "It also holds the enquiries that were sent.",
    kept: [
      `An enquiry in our database: ${keptFor} after you sent it, when the database deletes it by itself.`,
    ],
    security:
      ". The same key is needed to read an enquiry in the database; the public can only add one.",
  },
};
