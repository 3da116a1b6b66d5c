import fc from "fast-check";
import { ARTICLE_ATTRIBUTES } from "@/lib/sanitize-html";

type Html = fc.Arbitrary<string>;

/** The cells of a table must fit together, so spans are tried in written examples. */
const ATTRIBUTES = ARTICLE_ATTRIBUTES.filter((name) => !["colspan", "rowspan"].includes(name));
const FORMATS =
  "b strong i em u s strike del ins mark small sub sup span code kbd samp var tt abbr cite q dfn time bdi bdo font big";

const word = fc.constantFrom(
  "cargo",
  "R&amp;D",
  "a &lt; b",
  "5 > 4",
  '"straight"',
  "x&nbsp;y",
  "&nbsp;",
  "&#x1F4E6;",
  "📦🚢",
  "\u3000全角",
  "שלום",
  "two\nlines",
  "soft\u00adhyphen",
);
const space = fc.constantFrom("", " ", "\n", "\n\n  ", "\t", "\r\n");

const sequence = (...parts: Html[]): Html => fc.tuple(...parts).map((list) => list.join(""));
const many = (part: Html, minLength: number, maxLength: number): Html =>
  fc.array(part, { minLength, maxLength }).map((list) => list.join(""));
const literal = (html: string): Html => fc.constant(html);

/** An attribute, in one of the ways in which it can be written. */
const attribute = fc
  .tuple(fc.constantFrom(...ATTRIBUTES), word, fc.constantFrom('"', "'", "bare", "none"))
  .map(([name, value, style]) => {
    if (style === "none") return ` ${name}`;
    if (style === "bare") return ` ${name.toUpperCase()}=/faq#top`;
    return ` ${name}=${style}${value.replaceAll('"', "&quot;")}${style}`;
  });
/** Of two attributes with the same name, parsers ignore the second. */
const attributes = fc.oneof({ weight: 3, arbitrary: literal("") }, attribute);

const element = (tags: string, content: Html): Html =>
  fc
    .constantFrom(...tags.split(" "))
    .chain((tag) =>
      sequence(literal(`<${tag}`), attributes, literal(">"), content, literal(`</${tag}>`)),
    );
const empty = (tag: string): Html =>
  sequence(literal(`<${tag}`), attributes, fc.constantFrom(">", "/>", " />"));

const words = sequence(space, many(sequence(word, space), 1, 3));
const image = empty('img src="/images/a.webp" alt="A box"');
const player = fc.oneof(
  element("picture", sequence(empty('source srcset="/a.webp"'), image)),
  element("iframe", literal("")),
  element("video audio", empty('source src="/a.webm"')),
);

/** What stands in a line of text. A link contains no other link. */
function createLine(depth: number, isInLink = false): Html {
  const simple = fc.oneof({ weight: 4, arbitrary: words }, image, empty("br"), empty("wbr"));
  if (depth === 0) return many(simple, 1, 2);
  const format = element(FORMATS, createLine(depth - 1, isInLink));
  const ruby = element("ruby", sequence(word, literal("<rp>(</rp>"), element("rt", words)));
  const anchor = fc.constantFrom('<a id="place"></a>', "<b></b>", "<span> </span>");
  const link = isInLink ? format : element("a", createLine(depth - 1, true));
  return many(fc.oneof({ weight: 4, arbitrary: simple }, format, format, ruby, link, anchor), 1, 3);
}

const line = createLine(2);
const shortLine = createLine(1);

/** Rows of the same width, in sections. */
function createTable(cell: Html): Html {
  const row = (tags: string) =>
    sequence(space, element("tr", sequence(space, element(tags, cell), element("td", cell))));
  const section = (tags: string) => sequence(space, element(tags, sequence(row("td th"), space)));
  const head = sequence(element("caption", shortLine), element("colgroup", empty("col")));
  return element(
    "table",
    sequence(fc.oneof(literal(""), head), section("thead"), section("tbody")),
  );
}

/** Blocks, with others inside of them. Text inside of a block may have no element of its own. */
function createBlock(depth: number): Html {
  const simple = fc.oneof(
    { weight: 4, arbitrary: element("p", line) },
    { weight: 3, arbitrary: element("h1 h2 h3 h4 h5 h6", shortLine) },
    empty("hr"),
    element("pre", sequence(fc.constantFrom("", "\n", "\n\n"), shortLine)),
    player,
  );
  if (depth === 0) return simple;
  const blocks = many(sequence(space, createBlock(depth - 1)), 1, 2);
  const content = fc.oneof(
    shortLine,
    blocks,
    sequence(shortLine, blocks),
    sequence(blocks, shortLine),
  );
  const items = many(sequence(space, element("li", content)), 1, 3);
  const terms = many(sequence(element("dt", shortLine), space, element("dd", content)), 1, 2);
  const caption = element("figcaption", shortLine);
  return fc.oneof(
    { weight: 5, arbitrary: simple },
    element("ul ol", items),
    element("dl", terms),
    element("blockquote div section aside address center", content),
    element("figure", sequence(space, fc.oneof(image, player, blocks), space, caption)),
    element("details", sequence(space, element("summary", shortLine), content)),
    createTable(content),
  );
}

const block = createBlock(2);

/** Articles of what the allow-list contains, nested as the HTML standard says. */
export const validArticles: Html = sequence(space, many(sequence(block, space), 1, 2));
