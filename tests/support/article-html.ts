import fc from "fast-check";
import { ARTICLE_ATTRIBUTES } from "@/lib/article-allow-list";

type Html = fc.Arbitrary<string>;

/** Only tables have these, since their cells must fit together. */
const SPANS = ["colspan", "rowspan"];

const ATTRIBUTES = ARTICLE_ATTRIBUTES.filter((name) => !SPANS.includes(name));

const WORDS = [
  "cargo",
  "Quality",
  "a 40' container",
  "“quotes”",
  '"straight"',
  "R&amp;D",
  "a &lt; b",
  "c & d",
  "5 > 4",
  "x&nbsp;y",
  "&nbsp;",
  "caf&eacute;",
  "&copy; 2026",
  "&#x1F4E6;",
  "📦🚢",
  "👩🏽‍🏭",
  "中国制造",
  "\u3000全角",
  "naïve",
  "שלום",
  "two  spaces",
  "two\nlines",
  "-->",
  "soft\u00adhyphen",
];

const word = fc.constantFrom(...WORDS);
const space = fc.constantFrom("", " ", "\n", "  ", "\n\n  ", "\t", "\r\n", " \n ");
const words = fc
  .tuple(space, fc.array(word, { minLength: 1, maxLength: 4 }), space)
  .map(([before, list, after]) => before + list.join(" ") + after);

const join = (parts: fc.Arbitrary<string[]>): Html => parts.map((list) => list.join(""));
const sequence = (...parts: Html[]): Html => join(fc.tuple(...parts));
const many = (part: Html, minLength: number, maxLength: number): Html =>
  join(fc.array(part, { minLength, maxLength }));
const maybe = (part: Html): Html => fc.oneof(fc.constant(""), part);

/** An attribute, in one of the ways in which it can be written. */
const writeAttribute = (name: string): Html =>
  fc.tuple(word, fc.constantFrom('"', "'", "bare", "none", "upper")).map(([value, style]) => {
    if (style === "none") return ` ${name}`;
    if (style === "bare") return ` ${name}=/faq#top`;
    if (style === "'") return ` ${name}='${value.replaceAll("'", "&apos;")}'`;
    const quoted = `"${value.replaceAll('"', "&quot;")}"`;
    return ` ${style === "upper" ? name.toUpperCase() : name}=${quoted}`;
  });

const attributes: Html = fc.oneof(
  { weight: 3, arbitrary: fc.constant("") },
  {
    weight: 1,
    arbitrary: fc
      .uniqueArray(fc.constantFrom(...ATTRIBUTES), { minLength: 1, maxLength: 3 })
      .chain((names) => join(fc.tuple(...names.map(writeAttribute)))),
  },
);

const element = (tag: string, content: Html, own: Html = attributes): Html =>
  sequence(fc.constant(`<${tag}`), own, fc.constant(">"), content, fc.constant(`</${tag}>`));
const elementOf = (tags: string[], content: Html): Html =>
  fc.constantFrom(...tags).chain((tag) => element(tag, content));
const empty = (tag: string, rest: Html = fc.constant("")): Html =>
  sequence(fc.constant(`<${tag}`), rest, attributes, fc.constantFrom(">", "/>", " />"));

const FORMATS =
  "b strong i em u s strike del ins mark small sub sup span code kbd samp var tt abbr cite q dfn time bdi bdo font big".split(
    " ",
  );

const image = empty("img", fc.constant(' src="/images/a.webp" srcset="/a-2.webp 2x" alt="A box"'));
const mediaSources = sequence(
  many(empty("source", fc.constant(' src="/a.webm"')), 0, 2),
  maybe(empty("track", fc.constant(' kind="captions" src="/a.vtt" srclang="en"'))),
);
const picture = element("picture", sequence(many(empty("source"), 0, 2), image));
const player = fc.oneof(
  picture,
  element("iframe", fc.constant("")),
  element("video", mediaSources),
  element("audio", mediaSources),
);

/** What stands in a line of text. A link contains no other link. */
function createLine(depth: number, isInLink = false): Html {
  const leaves = [
    { weight: 6, arbitrary: words },
    { weight: 1, arbitrary: image },
    { weight: 1, arbitrary: empty("br") },
    { weight: 1, arbitrary: empty("wbr") },
    { weight: 1, arbitrary: picture },
  ];
  if (depth === 0) return many(fc.oneof(...leaves), 1, 2);
  const inside = createLine(depth - 1, isInLink);
  const format = elementOf(FORMATS, inside);
  const ruby = element(
    "ruby",
    sequence(word, fc.constant("<rp>(</rp>"), element("rt", words), fc.constant("<rp>)</rp>")),
  );
  const link = element("a", createLine(depth - 1, true));
  const anchor = fc.constantFrom('<a id="place"></a>', "<b></b>", "<span> </span>");
  return many(
    fc.oneof(
      ...leaves,
      { weight: 3, arbitrary: format },
      { weight: 1, arbitrary: sequence(format, format) },
      { weight: 1, arbitrary: ruby },
      { weight: 1, arbitrary: isInLink ? format : link },
      { weight: 1, arbitrary: isInLink ? words : anchor },
    ),
    1,
    3,
  );
}

const line = createLine(2);
const shortLine = createLine(1);

/** Rows of cells that fit together, in sections, with a caption and columns. */
function createTable(cell: Html): Html {
  const between = fc.constantFrom("", "\n", "\n  ");
  const row = (cells: Html[]) =>
    sequence(between, element("tr", join(fc.tuple(...cells.flatMap((each) => [between, each])))));
  const spanned = (tag: string, span: string) =>
    element(tag, cell, sequence(fc.constant(span), attributes));
  const createRows = (width: number) =>
    fc.oneof(
      row(Array.from({ length: width }, () => elementOf(["td", "th"], cell))),
      row([spanned("td", ` colspan="${width}"`)]),
      row([
        spanned("th", ' scope="row" rowspan="1"'),
        ...Array.from({ length: width - 1 }, () => element("td", cell)),
      ]),
      sequence(
        row([
          spanned("td", ' rowspan="2"'),
          ...(width > 2 ? [element("td", cell)] : []),
          spanned("td", ` colspan=${Math.max(width > 2 ? width - 2 : width - 1, 1)}`),
        ]),
        row(Array.from({ length: width - 1 }, () => element("td", cell))),
      ),
    );
  return fc.integer({ min: 2, max: 4 }).chain((width) => {
    const heads = Array.from({ length: width }, () => spanned("th", ' scope="col"'));
    const rows = many(createRows(width), 1, 2);
    const columns = element("colgroup", many(empty("col"), 0, 2));
    const section = (tag: string, content: Html) =>
      sequence(element(tag, sequence(content, between)), between);
    return element(
      "table",
      sequence(
        between,
        maybe(element("caption", shortLine)),
        between,
        maybe(many(columns, 1, 2)),
        between,
        maybe(section("thead", row(heads))),
        // Rows without a section belong to the body.
        fc.oneof(many(section("tbody", rows), 1, 2), sequence(rows, between)),
        maybe(section("tfoot", rows)),
      ),
    );
  });
}

/** Blocks, with others inside of them. Text inside of a block may have no element of its own. */
function createBlock(depth: number): Html {
  const simple = [
    { weight: 4, arbitrary: element("p", line) },
    { weight: 2, arbitrary: elementOf(["h2", "h3", "h4"], shortLine) },
    { weight: 1, arbitrary: elementOf(["h1", "h5", "h6"], shortLine) },
    { weight: 1, arbitrary: empty("hr") },
    {
      weight: 1,
      arbitrary: element("pre", sequence(fc.constantFrom("", "\n", "\n\n"), shortLine)),
    },
    { weight: 1, arbitrary: element("pre", element("code", words)) },
    { weight: 1, arbitrary: player },
  ];
  if (depth === 0) return fc.oneof(...simple);
  const block = createBlock(depth - 1);
  const blocks = many(sequence(space, block), 1, 2);
  const content = fc.oneof(
    shortLine,
    blocks,
    sequence(shortLine, blocks),
    sequence(blocks, shortLine),
  );
  const item = sequence(space, element("li", content));
  const list = sequence(many(item, 1, 3), space);
  const group = sequence(
    many(sequence(space, element("dt", shortLine)), 1, 2),
    many(sequence(space, element("dd", content)), 1, 2),
  );
  const caption = element("figcaption", shortLine);
  return fc.oneof(
    ...simple,
    { weight: 1, arbitrary: element("ul", list) },
    { weight: 1, arbitrary: element("ol", list) },
    { weight: 1, arbitrary: element("dl", sequence(many(group, 1, 2), space)) },
    { weight: 1, arbitrary: element("blockquote", content) },
    {
      weight: 1,
      arbitrary: elementOf(["div", "section", "aside", "address", "center"], content),
    },
    {
      weight: 1,
      arbitrary: element(
        "figure",
        sequence(space, fc.oneof(image, player, blocks), space, maybe(caption), space),
      ),
    },
    { weight: 1, arbitrary: element("figure", sequence(caption, space, fc.oneof(image, player))) },
    {
      weight: 1,
      arbitrary: element("details", sequence(space, element("summary", shortLine), content)),
    },
    { weight: 1, arbitrary: createTable(content) },
  );
}

const gap = fc.constantFrom("", "\n", "\n\n", " \n\t", "\r\n", "  ");
const articleBlock = createBlock(2);

/** Articles of what the allow-list contains, nested as the HTML standard says. */
export const validArticles: Html = sequence(gap, many(sequence(articleBlock, gap), 1, 2));

const ODD = [
  "<!-- a note -->",
  "<!---->",
  "<foo>unknown</foo>",
  "<x-y><p>own element</p></x-y>",
  '<div class="box" style="color:red" data-x="1">styled</div>',
  '<p onclick="go()">handler</p>',
  "text without an element",
  "<b>bold</b> text",
  "&nbsp;",
  "\u3000",
  "<b>unclosed",
  "<i><b>crossed</i></b>",
  "<p><b>bold over two<p>paragraphs</b>",
  "<ul><li>one<li>two",
  "<ul>text<li>one</li></ul>",
  "<table>before<tr><td>cell</table>",
  "<table><tr><td colspan=3>wide</td></tr><tr><td>one</td></tr></table>",
  "<table><tr><td rowspan=0 colspan=-1>zero</td></tr></table>",
  "<a href='/x'><p>block in a link</p></a>",
  "<a href='/x'>link <a href='/y'>in a link</a></a>",
  "<h2>heading <div>with a block</div></h2>",
  "<li>alone</li>",
  "<tr><td>alone</td></tr>",
  "<details>no summary</details>",
  "<figure></figure>",
  "<ul></ul>",
  "<blockquote></blockquote>",
  "</p>",
  "</div></b>",
  "<br>",
  "<form><input name=x></form>",
  "<select><option>one<option>two</select>",
  "<svg><circle r=1 /></svg>",
  "<math><mi>x</mi></math>",
  "<template><p>not shown</p></template>",
  "<style>p { color: red }</style>",
  "<script>1 < 2</script>",
  "<pre>\n\n two\n</pre>",
  "<p>a<foo>b</p>",
  "<p>a<!-- c -->b</p>",
  "<textarea>\nx</textarea>",
  "<p \"odd'=1 =2>x</p>",
  "<nobr>x<nobr>y",
  "a\u0000b",
  "&#13;",
  "<p>a&#13;b</p>",
];
const ENDLESS = [
  "<!-- open \n",
  "<p title='open",
  "<textarea> open \n",
  "<",
  "<script><!--<script>",
  "<plaintext>",
];

/** Articles with parts that no editor would write, some of which swallow what follows. */
export const oddArticles: Html = sequence(
  gap,
  many(
    sequence(
      fc.oneof(fc.constantFrom(...ODD), element("div", fc.constantFrom(...ODD)), articleBlock),
      gap,
    ),
    1,
    4,
  ),
  fc.oneof(
    { weight: 9, arbitrary: fc.constant("") },
    { weight: 1, arbitrary: fc.constantFrom(...ENDLESS) },
  ),
);
