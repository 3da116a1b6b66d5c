/**
 * What https://schema.org and Google
 * (https://developers.google.com/search/docs/appearance/structured-data/search-gallery) require of
 * the types that the site uses, besides what the types of `schema-dts` check.
 */
const CREATIVE_WORK = ["name", "url"];
const ARTICLE = [
  ...["headline", "image", "datePublished", "dateModified", "author"],
  ...["publisher", "description", "mainEntityOfPage"],
];
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Organization: ["name", "url"],
  ContactPoint: ["contactType", "email"],
  PostalAddress: ["streetAddress", "addressLocality", "addressCountry"],
  Person: ["name"],
  WebSite: CREATIVE_WORK,
  AboutPage: CREATIVE_WORK,
  ContactPage: CREATIVE_WORK,
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  Blog: [...CREATIVE_WORK, "publisher"],
  Article: ARTICLE,
  BlogPosting: ARTICLE,
  Service: ["name", "provider", "serviceType", "areaServed", "description"],
  WebApplication: ["name", "offers", "applicationCategory", "operatingSystem", "url"],
  Offer: ["price", "priceCurrency"],
  HowTo: ["name", "step"],
  HowToStep: ["name", "text", "url", "position"],
  ItemList: ["name", "itemListElement"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["name", "position"],
};
const MAX_HEADLINE_LENGTH = 110;
const ISO_8601 = /^\d{4}(-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2}))?)?$/;

const isAddress = (value: string) => /^https?:\/\//.test(value) && URL.canParse(value);

export type Node = Readonly<Record<string, unknown>>;

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** All violations of the rules in a node and in its nested nodes, each with its path. */
export function findProblems(thing: unknown, place = ""): string[] {
  if (!isNode(thing)) return [`${place} is no thing`];
  const type = String(thing["@type"]);
  const required = REQUIRED[type];
  if (!required) return [`${place} is a ${type}, which the table does not know`];
  const here = place ? `${place} (${type})` : type;
  return [
    ...required.filter((name) => !(name in thing)).map((name) => `${here} has no ${name}`),
    ...findListProblems(thing),
    ...Object.entries(thing).flatMap(([name, value]) => findValueProblems(name, value, here)),
  ];
}

/** Every list entry needs a URL, except the last of a breadcrumb list, which is the page itself. */
function findListProblems({ "@type": type, itemListElement }: Node): string[] {
  if (!Array.isArray(itemListElement)) return [];
  const entries: unknown[] = itemListElement;
  const isTrail = type === "BreadcrumbList";
  const isLinked = (isTrail ? entries.slice(0, -1) : entries).every(
    (entry) => isNode(entry) && (isTrail ? "item" : "url") in entry,
  );
  return isLinked ? [] : [`${String(type)} has an entry without an address`];
}

function findValueProblems(name: string, value: unknown, place: string): string[] {
  const here = `${place}.${name}`;
  if (Array.isArray(value)) {
    const values: unknown[] = value;
    const isNumbered = values.every(
      (item, i) => !isNode(item) || !("position" in item) || item["position"] === i + 1,
    );
    return [
      ...(values.length === 0 ? [`${here} is empty`] : []),
      ...(isNumbered ? [] : [`${here} is not numbered from 1`]),
      ...values.flatMap((item) => findValueProblems(name, item, place)),
    ];
  }
  if (isNode(value)) return findProblems(value, here);
  if (typeof value !== "string") return [];
  const isAllowed =
    /\S/.test(value) &&
    (!/^(url|image|logo|item|sameAs|mainEntityOfPage)$/.test(name) || isAddress(value)) &&
    (!/^(date|founding)/.test(name) || ISO_8601.test(value)) &&
    (name !== "headline" || value.length <= MAX_HEADLINE_LENGTH);
  return isAllowed ? [] : [`${here} may not be ${JSON.stringify(value)}`];
}
