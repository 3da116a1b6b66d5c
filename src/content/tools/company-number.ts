import { site } from "@/config/site";
import type { ToolCopy } from "@/content/tools/shared";

export const copy = {
  head: {
    title: `Chinese Company Number Check, 18 Characters | ${site.name}`,
    description:
      "Type the 18 characters of a Chinese business license: whether they are typed right, who registered the firm and where, and what the number does not prove.",
    heading: "What does this Chinese company number say?",
    intro:
      "Type the 18 characters of the business license. You get the typing checked, the kind of firm, the place that registered it, and where to look it up officially.",
  },
  name: "Company number",
  call: {
    heading: "Send us the license. We’ll read it.",
    text: "Add the contract and the bank account of the invoice. We look the firm up in China and tell you whether the three names are the same.",
    label: "Get a Free Quote",
  },
} satisfies ToolCopy;

export const worksheet = {
  title: "Worksheet",
  note: "GB 32100-2015",
  group: { title: "The number", detail: "from the business license" },
  number: {
    label: "Unified social credit code",
    hint: "18 digits and letters; spaces and dashes do not matter",
    message: (count: number) =>
      count === 0
        ? "Enter the 18 characters of the license"
        : `${count} characters, ${Math.abs(count - 18)} too ${count < 18 ? "few" : "many"}`,
  },
};

type Standing = { figure: string; text: string };

/** What stands behind a number, by its first two characters. */
export const standings: Readonly<Record<string, Standing>> & { other: Standing } = {
  "91": {
    figure: "An enterprise",
    text: "Most are limited companies, but partnerships, one-owner firms and branches have 91, too. The register names the type.",
  },
  "92": {
    figure: "Not a company",
    text: "An individual business: one person or family trades under this number and pays its debts from their own property.",
  },
  "93": {
    figure: "A cooperative",
    text: "It sells what its members grow or make. It is a legal person, but no limited company.",
  },
  other: {
    figure: "Not a company",
    text: "This is no number of a company. Ask which company signs the contract and takes the payment.",
  },
};

export const answer = {
  label: "This number belongs to",
  typing: { label: "Typing", figure: "Right", detail: "the last character fits the other 17" },
  registrar: { label: "Registered by", unknown: "An authority that our table does not have" },
  region: { label: "Registered in", national: "China, nationally", unknown: "Not in our table" },
  /** By how much of the place the table knows. */
  regionDetails: {
    county: "on the day of registration; it may have moved since",
    city: "by the city itself, or by a district or zone that our table does not have",
    province: "by the province itself, or in a place that our table does not have",
    national: "like large companies and banks",
    unknown: "old and new districts differ, so this alone does not make a number false",
  },
  oddOrganization:
    "Characters 9 to 17 fail a check of their own, as in one of 16,000 real numbers. Ask for a photo of the license.",
  decisions: {
    company: "Look it up before you pay: status, type, and the name in Chinese.",
    other: "Ask for the license of the company that signs, and check that number.",
    wrong: "Do not correct it yourself. Ask for a photo of the license and type it again.",
    old: "Ask for the license with the 18 characters.",
  },
  caveat: "Anyone can copy a real number. It proves no link to the person who sent it.",
};

export const wrongAnswer = {
  label: "The check digit says",
  figure: "Typed wrong",
  /** By whether the organization code passes the check of its own. */
  place: (isOrganizationRight: boolean) =>
    isOrganizationRight
      ? "A single slip is in the first eight characters or in the last."
      : "A single slip is in characters 9 to 17.",
  suggestions: (count: number) =>
    count === 1
      ? "One changed character would make it right."
      : `${count || "No"} changes of one character would make it right.`,
  slip: (position: number, typed: string, meant: string) =>
    `character ${position}: ${meant} instead of ${typed}`,
};

export const oldAnswer = {
  label: "This is",
  figure: "An old number",
  text: (isRight: boolean) =>
    isRight
      ? "A registration number of 15 digits, replaced in October 2015 by the 18 characters. Its check digit is right."
      : "It has 15 digits, like registration numbers before October 2015, but the check digit is wrong: a slip, or an old tax number.",
};

export const proof = {
  heading: "What the number proves",
  shown: "That it was typed right, which authority issued it and where, and the kind of firm.",
  notShown:
    "That the firm still exists, may export or makes the goods; that the person who writes to you belongs to it; that the bank account is the firm’s.",
};

export const lookUp = {
  heading: "Look it up in three steps",
  register: {
    label: "National Enterprise Credit Information Publicity System",
    to: "https://www.gsxt.gov.cn",
  },
  note: "The official register is free, in Chinese only, and sometimes out of reach from abroad.",
  steps: [
    "Search by the 18 characters. English company names are not registered.",
    "Read the status, the type, the business scope and the date of registration.",
    "Compare the Chinese name on the license, in the contract and of the bank account. All three must match, character for character.",
  ],
  source: (places: string, asOf: string) =>
    `Rules: GB 32100-2015 with amendment 1 of 2016, GB 11714-1997, GS 15-2006. Places: ${places}, as of ${asOf}.`,
};
