import type { Department } from "./department";

type Office = {
  city: string;
  desks: readonly Department[];
  address: readonly string[];
  handles: string;
};

export type EnquiryChannel = "mail" | "database";

/** What visitors read and where the link leads are one number. Another app has another name and link. */
const whatsApp = (number: string) => ({
  label: `WhatsApp ${number}`,
  href: `https://wa.me/${number.replace(/\D/g, "")}`,
});

/** The WeChat account that visitors can add, and the link that its "My QR code" encodes. */
export const wechatId = "mandarinlane-cn";
export const wechatQrLink = "https://u.wechat.com/mandarinlane-example";

/**
 * The agency: its names, addresses and contacts, here and below, and nowhere else. Fees and the deposit
 * are in `fees.ts`, usual times of samples, production and transport in `lead-times.ts`.
 */
export const site = {
  name: "Mandarin Lane",
  legalName: "Mandarin Lane Trading Services",
  blogName: "Mandarin Lane Blog",
  /** The author of posts that name none. Their avatar is also the default of `author_avatar`. */
  teamName: "Mandarin Lane Team",
  teamAvatar: "/images/brand/author.svg",
  /** Where the site is published, for absolute addresses: canonical links, sitemap, shared links. */
  url: "https://www.mandarinlane.example",
  founded: 2015,
  email: "hello@mandarinlane.example",
  /** One or more. WeChat is one of them with `{ label: `WeChat ${wechatId}`, href: wechatQrLink }`. */
  chats: [whatsApp("+86 755 5550 0148")],
  /**
   * How enquiries reach you. "mail": in the visitor's own mail program, which they have to send.
   * "database": also in your database, where staff read them; docs/deploy.md has the three steps.
   */
  enquiries: "mail",
  /** One to four. `desks` says what an office does; each desk is in at least one of them. */
  offices: [
    {
      city: "Shenzhen",
      desks: ["find"],
      address: ["Room 1808, Lychee Bay Trade Tower", "Nanshan District", "Shenzhen, China"],
      handles: "Electronics, accessories, air freight",
    },
    {
      city: "Shanghai",
      desks: ["check"],
      address: ["Suite 906, Plum Rain Business Center", "Minhang District", "Shanghai, China"],
      handles: "Textiles, beauty packaging, audits",
    },
    {
      city: "Ningbo",
      desks: ["ship"],
      address: ["Unit 512, Tideline Logistics Building", "Beilun District", "Ningbo, China"],
      handles: "Home and outdoor goods, sea freight, warehouse",
    },
  ],
  socials: [
    { network: "LinkedIn", href: "https://www.linkedin.com/company/mandarinlane-example" },
    { network: "Facebook", href: "https://www.facebook.com/mandarinlane.example" },
    { network: "YouTube", href: "https://www.youtube.com/@mandarinlane-example" },
    { network: "Instagram", href: "https://www.instagram.com/mandarinlane.example" },
  ],
} as const satisfies {
  offices: readonly Office[];
  enquiries: EnquiryChannel;
  [setting: string]: unknown;
};

// Apart from the others, because a build writes these where they are used, and no other page loads them.

/**
 * The 18 characters of the business license, with which buyers look you up. `npm test` finds a slip.
 */
export const companyNumber = "91440300MAYLANE715";

/** When somebody answers in the chat. */
export const chatHours = "Mon–Fri 9:00–21:00 China time";

/** When the offices answer: full hours in China, Monday to Friday. */
export const officeHours = { from: 9, to: 18 };

/** Within what time every message gets a reply. */
export const replyTime = "1 working day";

/** Within what time a free quote comes, for products that factories have on sale. */
export const quoteTime = "24 hours";

/** Within what time the initial quotation comes for products made to order or of several parts. */
export const customQuoteTime = "1–2 working days";

/** Within what time after an inspection its report comes. */
export const reportTime = "24 hours";

/** What the references of enquiries start with ("ML-7K3QX"): two to four capital letters. */
export const referencePrefix = "ML";

/** After so many months an enquiry is deleted, as the privacy page promises. */
export const keepEnquiriesMonths = 24;

/**
 * The colors of the brand, as "#RRGGBB": large fills under dark text (orange), text and dark
 * backgrounds (navy), a second dark background and links (teal). All shades are made from these
 * three.
 */
export const brandColors = { accent: "#F4731C", ink: "#11223D", support: "#0E5C58" };
