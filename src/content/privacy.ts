import { paths } from "@/config/paths";
import { site } from "@/config/site";
import type { CallToAction } from "./call-to-action";
import type { LegalDocument } from "./legal-document";
import type { PageCopy } from "./page-copy";
import { keptFor, privacyByChannel } from "./privacy-by-channel";

const mailLink = { text: site.email, href: `mailto:${site.email}` };
const contactLink = { text: "contact page", to: paths.contact };

export const head = {
  title: `Privacy Policy | ${site.name}`,
  description: `What ${site.name} collects through this site, where it is stored, why, for how long and how to use your rights.`,
  heading: "Privacy policy",
  intro:
    "Before you send a message you should know where it ends up. This page says what the site collects, where it is stored, why we need it and how to have it corrected or deleted.",
} satisfies PageCopy;

/** A literal of the build; scripts, which nothing builds, read the setting. */
const channel = typeof __ENQUIRIES__ === "string" ? __ENQUIRIES__ : site.enquiries;
const texts = privacyByChannel[channel];

export const privacyPolicy = {
  updatedOn: "2026-11-28",
  keyFacts: [
    { label: "Cookies", value: "None" },
    { label: "Analytics and advertising", value: "None" },
    ...texts.keyFacts,
  ],
  sections: [
    {
      id: "who-we-are",
      title: "Who we are and how to reach us",
      blocks: [
        `${site.legalName} (“${site.name}”, “we”) runs this website and decides what happens to the personal data described here. In data protection law we are the controller.`,
        [
          "For anything about your data, write to ",
          mailLink,
          ", or by post to an address below. Visits are by appointment only.",
        ],
        {
          kind: "terms",
          entries: site.offices.map(({ city, address }) => ({
            term: city,
            text: address.join(", "),
          })),
        },
      ],
    },
    {
      id: "what-we-collect",
      title: "What we collect",
      blocks: [
        [
          "You can read every page without telling us who you are. We learn about you when you write to us, usually through the form on the ",
          contactLink,
          ". It asks for:",
        ],
        {
          kind: "list",
          items: [
            "your name, your email address, the products you are interested in and your message, without which we cannot answer;",
            "your company and phone number, if you want to give them;",
            `the name, type and size of one file, if you choose one. The file itself is never stored or sent by this site; ${texts.file}.`,
          ],
        },
        "When your email arrives we also have what every email carries: your address, the date, and whatever you attached. A chat message shows us your number and the profile name you chose.",
        "Please leave out what a quotation does not need: passport copies, card numbers, passwords, anything about your health.",
      ],
    },
    {
      id: "where-an-enquiry-goes",
      title: "Where your enquiry goes",
      blocks: [
        texts.routeIntro,
        { kind: "steps", items: texts.route },
        "The saved copy stays on your device. We cannot read it from ours, but anyone who uses the same browser can, so clear it on a shared computer. Closing the tab removes the draft; deleting this site’s data in the browser settings removes the copy. An email that you have already sent is not affected.",
      ],
    },
    {
      id: "what-is-stored-where",
      title: "What is stored where",
      blocks: [
        {
          kind: "table",
          table: {
            caption: "What this site and our work with you store, where, and for how long",
            columns: [{ label: "What" }, { label: "Where" }, { label: "How long" }],
            rows: [
              [
                "Prepared enquiry",
                "This browser’s local storage: all form fields, plus the file’s name, type and size",
                "Until you clear this site’s data",
              ],
              ...texts.storedRows,
              [
                "Unfinished enquiry",
                "This tab’s session storage, as a draft",
                "Until you submit it or close the tab",
              ],
              [
                "Message on screen",
                "This browser’s storage, so that neither a reload nor a closed tab loses it",
                "Until you close the message; for 30 days at most, unless it is still to be sent",
              ],
              [
                "Administrator sign-in",
                "Local storage of our staff’s own browsers: a flag and a key. Visitors have neither",
                "Until the administrator signs out",
              ],
              [
                "Email and chat",
                "Your account with the mail or chat service, and ours",
                `${keptFor} if no order follows; see section 8`,
              ],
              [
                "Access logs",
                "The host of these pages and our hosted backend: IP (internet) address, browser type, time, address requested",
                "As long as those providers keep their logs",
              ],
            ],
          },
        },
        "Nothing else is kept in your browser. The site sets no cookies, has no visitor accounts, measures nothing and shows no advertising. Its typefaces come from our own host, so no font service learns that you were here.",
        `Articles, success stories and some pictures come from a hosted database and file store (Supabase). As with any server, it sees your IP address and browser type when your browser asks for them. ${texts.backend}`,
        "An article can contain a video, a map or a picture from another website. It loads when the article shows it; its provider then sees your IP address and may store data in your browser under its own rules.",
      ],
    },
    {
      id: "why-we-use-it",
      title: "Why we use it, and on what basis",
      blocks: [
        {
          kind: "terms",
          entries: [
            {
              term: "To answer you and prepare a quotation",
              text: "You asked for it: these are steps before a contract.",
            },
            {
              term: "To carry out an order",
              text: "The contract between us needs names, addresses and documents.",
            },
            {
              term: "To keep invoices, tax and customs records",
              text: "The law obliges us to.",
            },
            {
              term: "To keep the site available and safe",
              text: "Our providers’ logs show faults and attacks; that is our legitimate interest.",
            },
            {
              term: "For anything else",
              text: "Only with your consent, which you can take back at any time for the future.",
            },
          ],
        },
        "We do not sell personal data, write to you about things you did not ask for, or let a computer decide about you.",
      ],
    },
    {
      id: "who-else-sees-it",
      title: "Who else sees it",
      blocks: [
        "Your enquiry stays with the staff who work on it. Others receive only what the project needs, and only after you agree:",
        {
          kind: "list",
          items: [
            "factories: the specification, the quantity and the drawings you released for them;",
            "carriers and customs brokers: names, delivery addresses and the shipping papers;",
            "test laboratories: the sample, the product description and the name for the report.",
          ],
        },
        "Our mailbox, these pages and the backend run on the servers of companies that work for us. Authorities receive data where a law obliges us to hand it over.",
        "The share buttons of an article, the chat link and the links to social networks send nothing until you press them. Then you are on another company’s site: a share button passes on the address and title of the page, and that company’s rules apply.",
      ],
    },
    {
      id: "transfers",
      title: "Transfers between countries",
      blocks: [
        "Our staff read your message in China. If you write from elsewhere, your data leaves your country because you asked for an answer from here. Our providers may use servers in further countries.",
        {
          kind: "terms",
          entries: [
            {
              term: "European Union and United Kingdom",
              text: "Where the General Data Protection Regulation (GDPR) or the UK GDPR applies to your data, you have the rights in section 9, wherever the data is.",
            },
            {
              term: "China",
              text: "The Personal Information Protection Law (PIPL) applies to what we do here, and gives similar rights to people outside China whose data we handle in China.",
            },
            {
              term: "United States",
              text: "Several states give their residents rights to know, correct and delete, and to refuse a sale of their data. There is no sale to refuse, and we answer people from every state alike.",
            },
          ],
        },
        "These laws change. This section describes them in general, at the time of writing.",
      ],
    },
    {
      id: "how-long-we-keep-it",
      title: "How long we keep it",
      blocks: [
        {
          kind: "list",
          items: [
            `An enquiry that leads to no order: ${keptFor} after the last message, then we delete it.`,
            ...texts.kept,
            "Orders, contracts, invoices and shipping papers: as long as tax and customs law require.",
            "The copy in your browser: as long as you like. Only you can delete it.",
          ],
        },
      ],
    },
    {
      id: "your-rights",
      title: "Your rights",
      blocks: [
        {
          kind: "terms",
          entries: [
            { term: "Access", text: "Ask what we hold about you, and receive a copy." },
            { term: "Correction", text: "Have wrong or incomplete data put right." },
            {
              term: "Deletion",
              text: "Have data deleted that no law and no running order requires us to keep.",
            },
            {
              term: "Objection",
              text: "Object to a use that rests on our own interest, or have it paused while we check.",
            },
            {
              term: "Portability",
              text: "Receive what you gave us in a common file format, for yourself or someone else.",
            },
            {
              term: "Complaint",
              text: "Take the matter to the data protection authority where you live or work. You need not ask us first.",
            },
          ],
        },
        [
          "Write to ",
          mailLink,
          " from the address that you used before, so that we find your messages. It takes 30 days at most. If a law stops us from doing all you ask, we say which law and do the rest.",
        ],
      ],
    },
    {
      id: "security-and-children",
      title: "Security and children",
      blocks: [
        `The pages reach you over an encrypted connection. Changing the site’s content takes a key that only our administrators have${texts.security}`,
        "Email is not a safe: we cannot control it on its way to us. New bank details never come by email or chat alone, so call a number you already know before you pay.",
        "The site is for businesses and not for anyone under 16. If a child has written to us, tell us and we delete the message.",
      ],
    },
    {
      id: "changes",
      title: "Changes to this policy",
      blocks: [
        "When the site starts to work differently, this page changes first, and the date at the top with it. If a change affects an enquiry or order that is still open, we tell you by email.",
        [
          "What we owe each other once you order is written in the ",
          { text: "terms of service", to: paths.terms },
          ".",
        ],
      ],
    },
  ],
} satisfies LegalDocument;

export const cta = {
  heading: "A question about your data? Ask a person.",
  text: "Say what you want to know, corrected or deleted, and which address you wrote from. One of us reads it and answers.",
  label: "Contact us",
} satisfies CallToAction;
