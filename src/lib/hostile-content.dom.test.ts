import { expect, test } from "vitest";
import { XSS_VECTORS } from "../../tests/support/xss-vectors";
import { prepareArticle } from "./article";
import { ARTICLE_ATTRIBUTES, ARTICLE_TAGS } from "./sanitize-html";
import { cleanPaste } from "@/admin/editor/paste/clean-paste";

const PAGE = "https://agency.example";
/** The attributes that `prepareArticle` and `prepareFrame` add. */
const ADDED = [
  "loading",
  "decoding",
  "referrerpolicy",
  "sandbox",
  "class",
  "role",
  "tabindex",
  "allow",
];
const ADDRESSES = ["href", "src", "srcset", "poster", "cite"];

/** Everything in a text that could run, imitate the page or lead to a script. */
function findLeftovers(article: Element): string[] {
  return [...article.querySelectorAll("*")].flatMap((element) => {
    const name = element.localName;
    const leftovers = [...element.attributes].filter(
      ({ name, value }) =>
        ![...ARTICLE_ATTRIBUTES, ...ADDED].includes(name) ||
        (ADDRESSES.includes(name) && isScript(value)) ||
        (name === "class" && !["embed", "table-scroll"].includes(value)) ||
        (name === "target" && element.getAttribute("rel")?.includes("noopener") !== true) ||
        (name === "id" && !/^[\p{L}\p{N}]/u.test(value)),
    );
    const isForeign = !ARTICLE_TAGS.includes(name) || element.namespaceURI !== XHTML;
    return [
      ...(isForeign ? [`<${name}>`] : []),
      ...leftovers.map(({ name: attribute, value }) => `<${name} ${attribute}="${value}">`),
    ];
  });
}

const inert = document.implementation.createHTMLDocument("");

function read(html: string): Element {
  const holder = inert.createElement("div");
  holder.innerHTML = html;
  return holder;
}

const XHTML = "http://www.w3.org/1999/xhtml";

function isScript(address: string): boolean {
  // oxlint-disable-next-line no-control-regex -- what browsers leave out of an address
  const read = address.replace(/[\u0000-\u0020\u00a0]/g, "").toLowerCase();
  return /^[a-z][a-z+.-]*:/.test(read) && !/^(https?:|mailto:|tel:|sms:|data:image\/)/.test(read);
}

test("no vector in an article can run, and cleaning it again changes nothing", () => {
  const failures = XSS_VECTORS.flatMap(({ name, html }) => {
    const article = read(prepareArticle(html, PAGE).html);
    const isStable = read(article.innerHTML).isEqualNode(article);
    const problems = [...findLeftovers(article), ...(isStable ? [] : ["reads otherwise"])];
    return problems.map((problem) => `${name} (${html}): ${problem}`);
  });
  expect(failures).toEqual([]);
});

test("no pasted vector can run", () => {
  const vectors = XSS_VECTORS.filter(({ name }) => /^(events|addresses)/.test(name));
  const pasted = cleanPaste(vectors.map(({ html }) => `<div>${html}</div>`).join("\n"));
  expect(findLeftovers(read(pasted.html))).toEqual([]);
});
