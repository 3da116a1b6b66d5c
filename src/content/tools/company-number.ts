import { site } from "@/config/site";
import type { ToolTexts } from "@/content/tools/shared";

export const texts = {
  head: {
    title: `Chinese Company Number Check, 18 Characters | ${site.name}`,
    description:
      "Type the 18 characters of a Chinese business license: whether they are typed right, who registered the firm and where, and what the number does not prove.",
    intro:
      "Type the 18 characters of the business license. You get the typing checked, the kind of firm, the place that registered it, and where to look it up officially.",
  },
  worksheet: { title: "Worksheet", note: "GB 32100-2015" },
  call: {
    heading: "Send us the license. We’ll read it.",
    text: "Add the contract and the bank account of the invoice. We look the firm up in China and tell you whether the three names are the same.",
    label: "Get a Free Quote",
  },
} satisfies ToolTexts;

export const form = {
  groups: { number: { title: "The number", detail: "from the business license" } },
  fields: {
    number: {
      label: "Unified social credit code",
      hint: "18 digits and letters; spaces and dashes do not matter",
      message: "Enter the 18 characters of the license",
    },
  },
  rows: {},
};

export const miscounted = (count: number) =>
  `${count} characters, ${Math.abs(count - 18)} too ${count < 18 ? "few" : "many"}`;

/**
 * The authorities by the first character of a number, and what they register by the second, counted
 * from 1: GB 32100-2015 with amendment 1 of 2016.
 */
export const registrars: Readonly<Record<string, readonly [name: string, ...kinds: string[]]>> = {
  "1": ["Public institutions", "government body", "public institution", "mass organization"],
  "2": ["Foreign affairs", "foreign news bureau"],
  "3": ["Justice", "law firm", "notary", "legal service", "forensic lab", "arbitration body"],
  "4": ["Culture", "foreign cultural center"],
  "5": ["Civil affairs", "social organization", "private non-enterprise unit", "foundation"],
  "6": ["Tourism", "foreign tourism office", "tourism office of Hong Kong, Macao or Taiwan"],
  "7": ["Religion", "place of worship", "religious school"],
  "8": ["Trade unions", "local trade union"],
  "9": ["Market regulation", "enterprise", "individual business", "farmers’ cooperative"],
  A: ["Central Military Commission", "military institution"],
  N: ["Agriculture", "group’s collective", "village collective", "township collective"],
  Y: ["Another authority", "other"],
};

/** 9 as the second character, from every authority. */
export const otherKind = "other";

type Standing = { figure: string; text: string };

/** What stands behind a number, by its first two characters. */
export const standings: Readonly<Record<string, Standing>> & { other: Standing } = {
  "91": { figure: "An enterprise", text: "Mostly a limited company. The register names the type." },
  "92": { figure: "Not a company", text: "One person or family, liable with their own property." },
  "93": { figure: "A cooperative", text: "A legal person that sells what its members produce." },
  other: { figure: "Not a company", text: "Ask which company signs the contract and is paid." },
};

export const answer = {
  label: "This number belongs to",
  short: (place: string) => `registered in ${place}`,
  typing: { label: "Typing", figure: "Right", detail: "the last character fits the other 17" },
  registrar: "Registered by",
  region: { label: "Registered in", detail: "at the time" },
  unknownPlace: "a place not in our table",
  unknownAuthority: "an authority not in our table",
  oddOrganization:
    "Characters 9 to 17 fail a check of their own, as in one of 16,000 real numbers. Ask for a photo of the license.",
  decisions: {
    company: "Look it up at gsxt.gov.cn before you pay: status, type, and the name in Chinese.",
    other: "Ask for the license of the company that signs, and check that number.",
  },
  caveat: "Anyone can copy a real number. It proves no link to the person who sent it.",
};

/** A number of Fujian from 2015 or 2016 may be real although its last character does not fit. */
export const irregularAnswer = {
  label: "The check digit says",
  figure: "Does not fit",
  short: { figure: "Does not fit", text: "but some numbers of Fujian never did" },
  text: "The last character does not fit the other 17. Some real numbers that Fujian gave out in 2015 and 2016 never did, and begin like this one; a slip looks the same.",
  decision: "Look it up at gsxt.gov.cn: only the register tells a real number from a slip.",
};

export const wrongAnswer = {
  label: "The check digit says",
  figure: "Typed wrong",
  short: { figure: "Typed wrong", text: "according to its check digit" },
  /** Characters 9 to 17 are the organization code, whose check of its own misses some slips. */
  text: (isOrganizationRight: boolean, ways: number) =>
    `Characters 9 to 17 ${isOrganizationRight ? "pass their own check: look at the others first" : "fail their own check: a single slip is among them"}. Changes that make it right: ${ways || "none"}.`,
  position: (positions: readonly number[]) => `Position ${positions.join(", ")}`,
  slip: (meant: string, typed: string) => `${meant}, not ${typed}`,
  decision: "Ask for a photo of the license and type it again; do not correct it yourself.",
};

export const oldAnswer = {
  label: "This is",
  figure: "An old number",
  short: { figure: "An old number", text: "from before October 2015" },
  text: "Registration numbers and tax numbers had 15 digits until the 18 characters replaced both.",
  decision: "Ask for the license with the 18 characters.",
};

export const checking = {
  heading: "How the last character is checked",
  values: "Values: A is 10, Y is 30; I, O, S, V, Z are left out",
  weights: "Weights: powers of 3, modulo 31",
  sum: "Values times weights, added up",
  rest: "Up to the next multiple of 31",
  character: (rest: number, right: string, last: string) =>
    `${rest}, written ${right}; the number ends in ${last}`,
};

export const background = {
  heading: "Look it up in three steps",
  intro:
    "No number proves that the firm still exists or makes the goods, that the person who writes to you belongs to it, or that the bank account is the firm’s.",
  steps: [
    { title: "Search", text: "By the 18 characters; English company names are not registered." },
    {
      title: "Read",
      text: "The status, the type, the business scope and the date of registration.",
    },
    { title: "Compare", text: "The Chinese name: the same on license, contract and bank account." },
  ],
  register: {
    label: "National Enterprise Credit Information Publicity System",
    to: "https://www.gsxt.gov.cn",
    note: "Free, in Chinese only, and sometimes out of reach from abroad.",
  },
  source: (places: string, asOf: string) =>
    `Rules: GB 32100-2015 with amendment 1 of 2016, GB 11714-1997. Places, without some districts: ${places}, as of ${asOf}.`,
};
