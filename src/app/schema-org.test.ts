import { expect, test } from "vitest";
import { findProblems } from "../../tests/support/schema-org";

const HOME = "https://example.com/";
const organization = { "@type": "Organization", name: "Example", url: HOME };
const article = {
  "@type": "Article",
  headline: "A".repeat(110),
  image: "https://example.com/mug.jpg",
  datePublished: "2026-01-31",
  dateModified: "2026-01-31T09:10:11Z",
  author: { "@type": "Person", name: "Mei" },
  publisher: organization,
  description: "How mugs are made.",
  mainEntityOfPage: HOME,
};

const entry = (position: number, way: object) => ({
  "@type": "ListItem",
  name: "Mugs",
  position,
  ...way,
});
const list = (...itemListElement: object[]) => ({
  "@type": "ItemList",
  name: "Goods",
  itemListElement,
});
const trail = (...itemListElement: object[]) => ({ "@type": "BreadcrumbList", itemListElement });

test.each([
  ["an article with the longest headline", article],
  ["a list", list(entry(1, { url: HOME }), entry(2, { url: HOME }))],
  ["a trail that ends at the page itself", trail(entry(1, { item: HOME }), entry(2, {}))],
])("%s is valid", (_, thing) => {
  expect(findProblems(thing)).toEqual([]);
});

test.each([
  ["no thing", "Article", " is no thing"],
  ["an unknown type", { "@type": "Recipe" }, " is a Recipe, which the table does not know"],
  ["a missing property", { "@type": "Person" }, "Person has no name"],
  ["an unknown property", { ...organization, fax: "1" }, "Organization may not have fax"],
  ["a blank text", { ...organization, name: " " }, 'Organization.name may not be " "'],
  [
    "a thing of a wrong type",
    { ...article, publisher: article.author },
    "Article.publisher may not be a Person",
  ],
  [
    "an error in a thing inside another",
    { ...article, author: { ...article.author, age: 30 } },
    "Article.author (Person) may not have age",
  ],
  [
    "a text for a thing",
    { ...article, publisher: "Example" },
    'Article.publisher may not be "Example"',
  ],
  [
    "a date that is none",
    { ...article, datePublished: "2026-13-01" },
    'Article.datePublished may not be "2026-13-01"',
  ],
  ["a relative address", { ...organization, url: "/" }, 'Organization.url may not be "/"'],
  [
    "an address without a protocol",
    { ...organization, url: "//example.com/" },
    'Organization.url may not be "//example.com/"',
  ],
  [
    "a relative address among others",
    { ...organization, sameAs: [HOME, "about"] },
    'Organization.sameAs may not be "about"',
  ],
  ["an empty list", list(), "ItemList.itemListElement is empty"],
  [
    "positions from 0",
    list(entry(0, { url: HOME }), entry(1, { url: HOME })),
    "ItemList.itemListElement is not numbered from 1",
  ],
  [
    "a position that is left out",
    list(entry(1, { url: HOME }), entry(3, { url: HOME })),
    "ItemList.itemListElement is not numbered from 1",
  ],
  [
    "an entry without an address",
    list(entry(1, { url: HOME }), entry(2, {})),
    "ItemList has an entry without url",
  ],
  [
    "a trail with a gap",
    trail(entry(1, {}), entry(2, { item: HOME })),
    "BreadcrumbList has an entry without item",
  ],
  [
    "a headline of 111 characters",
    { ...article, headline: "A".repeat(111) },
    `Article.headline may not be "${"A".repeat(111)}"`,
  ],
])("%s is reported", (_, thing, problem) => {
  expect(findProblems(thing)).toEqual([problem]);
});
