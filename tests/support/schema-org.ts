/**
 * The requirements of https://schema.org and of Google
 * (https://developers.google.com/search/docs/appearance/structured-data/search-gallery) for the
 * types that the site uses. The values of a property are types of this table or of `VALUE_CHECKS`.
 * Every property may have an array of values.
 */
type Rule = {
  required: readonly string[];
  properties: Readonly<Record<string, readonly string[]>>;
};

const THING = { name: ["Text"], description: ["Text"], url: ["URL"], image: ["URL"] };

const CREATIVE_WORK = {
  ...THING,
  inLanguage: ["Text"],
  publisher: ["Organization"],
  mainEntity: ["Organization", "Question"],
};

const ARTICLE: Rule = {
  required: [
    ...["headline", "image", "datePublished", "dateModified", "author"],
    ...["publisher", "description", "mainEntityOfPage"],
  ],
  properties: {
    ...CREATIVE_WORK,
    headline: ["Headline"],
    datePublished: ["Date"],
    dateModified: ["Date"],
    author: ["Organization", "Person"],
    articleSection: ["Text"],
    mainEntityOfPage: ["URL"],
  },
};

const WEB_PAGE: Rule = { required: ["name", "url"], properties: CREATIVE_WORK };

const RULES: Readonly<Record<string, Rule>> = {
  Organization: {
    required: ["name", "url"],
    properties: {
      ...THING,
      legalName: ["Text"],
      logo: ["URL"],
      foundingDate: ["Date"],
      email: ["Text"],
      contactPoint: ["ContactPoint"],
      address: ["PostalAddress"],
      sameAs: ["Elsewhere"],
    },
  },
  ContactPoint: {
    required: ["contactType", "email"],
    properties: { contactType: ["Text"], email: ["Text"], availableLanguage: ["Text"] },
  },
  PostalAddress: {
    required: ["streetAddress", "addressLocality", "addressCountry"],
    properties: { streetAddress: ["Text"], addressLocality: ["Text"], addressCountry: ["Text"] },
  },
  Person: { required: ["name"], properties: THING },
  WebSite: { required: ["name", "url"], properties: CREATIVE_WORK },
  AboutPage: WEB_PAGE,
  ContactPage: WEB_PAGE,
  FAQPage: { required: ["mainEntity"], properties: CREATIVE_WORK },
  Question: {
    required: ["name", "acceptedAnswer"],
    properties: { name: ["Text"], acceptedAnswer: ["Answer"] },
  },
  Answer: { required: ["text"], properties: { text: ["Text"] } },
  Blog: { required: ["name", "url", "publisher"], properties: CREATIVE_WORK },
  Article: ARTICLE,
  BlogPosting: ARTICLE,
  Service: {
    required: ["name", "provider", "serviceType", "areaServed", "description"],
    properties: {
      ...THING,
      provider: ["Organization"],
      serviceType: ["Text"],
      areaServed: ["Text"],
    },
  },
  WebApplication: {
    required: ["name", "offers", "applicationCategory", "operatingSystem", "url"],
    properties: {
      ...THING,
      applicationCategory: ["Text"],
      operatingSystem: ["Text"],
      browserRequirements: ["Text"],
      isAccessibleForFree: ["Boolean"],
      offers: ["Offer"],
      provider: ["Organization"],
    },
  },
  Offer: {
    required: ["price", "priceCurrency"],
    properties: { price: ["Text"], priceCurrency: ["Text"] },
  },
  HowTo: { required: ["name", "step"], properties: { ...CREATIVE_WORK, step: ["HowToStep"] } },
  HowToStep: {
    required: ["name", "text", "url", "position"],
    properties: { ...THING, text: ["Text"], position: ["Integer"] },
  },
  ItemList: {
    required: ["name", "itemListElement"],
    properties: { ...THING, itemListElement: ["ListItem"] },
  },
  BreadcrumbList: {
    required: ["itemListElement"],
    properties: { itemListElement: ["ListItem"] },
  },
  ListItem: {
    required: ["name", "position"],
    properties: { ...THING, position: ["Integer"], item: ["URL"] },
  },
};

const MAX_HEADLINE_LENGTH = 110;
const ISO_8601 = /^\d{4}(-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2}))?)?$/;

const isText = (value: unknown): value is string => typeof value === "string" && /\S/.test(value);
const isWebAddress = (value: unknown) =>
  isText(value) && URL.canParse(value) && /^https?:\/\//.test(value);

/** Checks of values that are not objects. `Elsewhere` is a URL of another site. */
const VALUE_CHECKS: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: isText,
  URL: isWebAddress,
  Elsewhere: isWebAddress,
  Date: (value) => isText(value) && ISO_8601.test(value) && !Number.isNaN(Date.parse(value)),
  Integer: Number.isInteger,
  Boolean: (value) => typeof value === "boolean",
  Headline: (value) => isText(value) && value.length <= MAX_HEADLINE_LENGTH,
};

export type Node = Readonly<Record<string, unknown>>;

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** All violations of the rules in a node and in its nested nodes, each with its path. */
export function findProblems(thing: unknown, place = ""): string[] {
  if (!isNode(thing)) return [`${place} is no thing`];
  const type = String(thing["@type"]);
  const rule = RULES[type];
  if (!rule) return [`${place} is a ${type}, which the table does not know`];
  const here = place ? `${place} (${type})` : type;
  const missing = rule.required.filter((name) => !(name in thing));
  return [
    ...findListProblems(thing),
    ...missing.map((name) => `${here} has no ${name}`),
    ...Object.entries(thing).flatMap(([name, value]) => {
      if (name === "@type") return [];
      const range = rule.properties[name];
      if (!range) return [`${here} may not have ${name}`];
      return findValueProblems(value, range, `${here}.${name}`);
    }),
  ];
}

/** Every list entry needs a URL, except the last of a breadcrumb list, which is the page itself. */
function findListProblems({ "@type": type, itemListElement }: Node): string[] {
  if (!Array.isArray(itemListElement)) return [];
  const entries: unknown[] = itemListElement;
  const [linked, key] =
    type === "BreadcrumbList" ? [entries.slice(0, -1), "item"] : [entries, "url"];
  const isLinked = linked.every((entry) => isNode(entry) && key in entry);
  return isLinked ? [] : [`${String(type)} has an entry without ${key}`];
}

function findValueProblems(value: unknown, range: readonly string[], place: string): string[] {
  if (Array.isArray(value)) {
    const values: unknown[] = value;
    return [
      ...(values.length === 0 ? [`${place} is empty`] : []),
      ...values.flatMap((item) => findValueProblems(item, range, place)),
      ...(isNumbered(values) ? [] : [`${place} is not numbered from 1`]),
    ];
  }
  if (isNode(value)) {
    const type = String(value["@type"]);
    return range.includes(type) ? findProblems(value, place) : [`${place} may not be a ${type}`];
  }
  const isAllowed = range.some((name) => VALUE_CHECKS[name]?.(value));
  return isAllowed ? [] : [`${place} may not be ${JSON.stringify(value)}`];
}

/** Nodes with a `position` must be numbered from 1; others need no position. */
function isNumbered(values: readonly unknown[]) {
  return values.every(
    (item, i) => !isNode(item) || !("position" in item) || item["position"] === i + 1,
  );
}
