import { describe, expect, test } from "vitest";
import { HOSTILE_ADDRESSES, RUN } from "../../../tests/support/xss-vectors";
import { sanitizeSvg } from "./sanitize-svg";

const SVG = "http://www.w3.org/2000/svg";
const NAMESPACES = `xmlns="${SVG}" xmlns:xlink="http://www.w3.org/1999/xlink"`;
const svg = (content: string, attributes = "") =>
  `<svg ${NAMESPACES} ${attributes}>${content}<path d="M0 0h9"/></svg>`;
const label = (html: string) =>
  `<foreignObject><div xmlns="http://www.w3.org/1999/xhtml">${html}</div></foreignObject>`;
const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** Drawings that run or load something. Each has a harmless line that has to stay. */
const HOSTILE = [
  svg(`<script>${RUN}</script>`),
  svg(`<x:script xmlns:x="http://www.w3.org/1999/xhtml">${RUN}</x:script>`),
  svg(`<g onload="${RUN}" onclick="${RUN}"/><rect onbegin="${RUN}" width="1" height="1"/>`),
  svg(`<h:img xmlns:h="http://www.w3.org/1999/xhtml" src="x" onerror="${RUN}"/>`),
  svg(`<a><animate attributeName="href" values="javascript:${RUN}"/><text>x</text></a>`),
  svg(`<set attributeName="onmouseover" to="${RUN}"/><animate onend="${RUN}" attributeName="x"/>`),
  svg(`<use href="https://outside.example/x.svg#x"/><use xlink:href="//outside.example/x.svg#x"/>`),
  svg(`<use href="data:image/svg+xml,&lt;svg id='x' onload='${RUN}'/&gt;#x"/>`),
  svg(`<image href="https://outside.example/x.png"/><feImage href="//outside.example/x"/>`),
  svg(`<rect fill="url(https://outside.example/x#a)" filter="url('//outside.example/x#a')"/>`),
  svg(`<style>@import "https://outside.example/x.css"; path{fill:red}</style>`),
  svg(`<style><![CDATA[path{background:url("https://outside.example/x")}]]></style>`),
  svg(`<style>path{fill:u\\72l(https://outside.example/x)}</style>`),
  svg(`<style>&lt;/style&gt;&lt;script&gt;${RUN}&lt;/script&gt;</style>`),
  svg(`<desc><![CDATA[</desc><script>${RUN}</script>]]></desc>`),
  svg(`<handler type="text/javascript">${RUN}</handler><listener event="load" handler="#x"/>`),
  svg(`<script>${RUN}</script><a href="javascript:${RUN}"><g onload="${RUN}"/></a>`).slice(0, -6),
  `<?xml version="1.0"?><?xml-stylesheet href="https://outside.example/x.css"?>${svg("")}`,
  `<!DOCTYPE svg [<!ENTITY e "&#60;script&#62;${RUN}&#60;/script&#62;">]>${svg("<text>&e;</text>")}`,
  ...HOSTILE_ADDRESSES.filter((address) => !address.includes("\u0001")).flatMap((address) => [
    svg(`<a href="${escape(address)}" xlink:href="${escape(address)}"><text>x</text></a>`),
    svg(`<image href="${escape(address)}"/><use href="${escape(address)}"/>`),
  ]),
];

function findLeftovers(drawing: string): string[] {
  const page = new DOMParser().parseFromString(drawing, "image/svg+xml");
  return [...page.querySelectorAll("*")].flatMap((element) => {
    const attributes = [...element.attributes].filter(
      ({ name, value }) =>
        /^on/i.test(name) ||
        (/href$/i.test(name) && !/^(#|data:image\/(png|jpeg))/.test(value)) ||
        (!name.startsWith("xmlns") && /outside\.example|javascript:|url\((?!#)/.test(value)),
    );
    const isWrong =
      element.namespaceURI !== "http://www.w3.org/2000/svg" ||
      /^(script|foreignObject|a|handler|listener|iframe|discard|metadata)$/i.test(
        element.localName,
      ) ||
      (element.localName === "style" && /outside|@import|\\/.test(element.textContent));
    return [...(isWrong ? [element.outerHTML] : []), ...attributes.map(({ name }) => name)];
  });
}

test("a drawing that runs or loads something loses that, or is not kept", () => {
  const failures = HOSTILE.flatMap((source) => {
    const { drawing, isComplete } = sanitizeSvg(source);
    const isDrawn = !isComplete || drawing?.includes('<path d="M0 0h9"');
    const leftovers = drawing === null ? [] : findLeftovers(drawing);
    return [...leftovers, ...(isDrawn ? [] : ["lost"])].map((it) => `${source}: ${it}`);
  });
  expect(failures).toEqual([]);
});

describe("a drawing keeps", () => {
  test.each([
    ["its size", "", 'viewBox="0 0 24 24"'],
    ["gradients", '<radialGradient id="title" fr="5"/><rect fill="url(#title)"/>'],
    ["rules with quotes", `<style>.a{fill:url("#b")}</style><path style="mask:url( '#m' )"/>`],
    ["old references", '<use xlink:href="#s"/>'],
    ["fonts inside the file", '<style>@font-face{src:url("data:font/woff2;base64,AA==")}</style>'],
    [
      "names with a colon",
      '<filter id="a:b"><feFlood result="a:b"/></filter><g filter="url(#a:b)"/>',
    ],
    ["movement", '<circle r="1"><animate attributeName="r" from="1" to="2" dur="1s"/></circle>'],
    ["words", '<title>Logo</title><text x="1">Mandarin</text>'],
  ])("%s", (_, content, attributes = "") => {
    const source = svg(content, attributes);
    const read = (text: string) => new DOMParser().parseFromString(text, "image/svg+xml");
    const { drawing, isComplete } = sanitizeSvg(source);
    const shown = read(drawing ?? "").documentElement;
    const expected = read(source).documentElement;
    expect(shown.innerHTML).toBe(expected.innerHTML);
    expect(shown.getAttribute("viewBox")).toBe(expected.getAttribute("viewBox"));
    expect(isComplete).toBe(true);
  });

  test.each([
    [
      "style rules in a CDATA section",
      svg("<style><![CDATA[.a{fill:red}]]></style>"),
      ".a{fill:red}",
    ],
    [
      "the text of a label that is HTML, too",
      svg(`<switch>${label("Port<br/>fees")}<text>Port fees</text></switch>`),
      "<switch><text>Port fees</text></switch>",
    ],
  ])("%s", (_, source, kept) => {
    const { drawing, isComplete } = sanitizeSvg(source);
    expect(drawing).toContain(kept);
    expect(isComplete).toBe(true);
  });

  test.each([
    ["scripts", `<script>${RUN}</script><rect onclick="${RUN}"/>`],
    ["links", '<a href="https://outside.example"><text>Port</text></a>'],
    [
      "notes of drawing programs",
      `<metadata><x/></metadata><i:view xmlns:i="urn:i" i:x="url(x)"/><rect i:file="C:\\\\a.png"/>`,
    ],
    ["labels without words", label('<div class="empty"> <br/></div>')],
  ])("all that is painted when it loses its %s", (_, content) => {
    expect(sanitizeSvg(svg(content)).isComplete).toBe(true);
  });
});

describe("a drawing is not kept without", () => {
  test.each([
    ["HTML label", label("Port")],
    ["letters of another encoding", "<text>L\ufffdnge</text>"],
    ["file", '<image xlink:href="photos/a.png"/>'],
    ["drawing", '<image href="data:image/svg+xml,%3Csvg/%3E"/>'],
    ["file", '<rect style="fill:url(other.svg#a)"/>'],
    ["file", '<style>@font-face{src:url("https://fonts.example/a.woff")}</style>'],
    ["escape", "<style>.\\31 {fill:red}</style>"],
    [
      "movement of a reference",
      '<image id="i"/><set href="#i" attributeName="href" to="data:image/png,"/>',
    ],
  ])("its %s: %s", (_, content) => {
    expect(sanitizeSvg(svg(content))).toEqual({ drawing: null, isComplete: false });
  });

  test("its style sheet", () => {
    const source = `<?xml-stylesheet href="a.css"?>${svg("")}`;
    expect(sanitizeSvg(source)).toEqual({ drawing: null, isComplete: false });
  });
});

test.each([
  ["words", "A letter"],
  ["a page", "<!doctype html><html><body><svg></svg></body></html>"],
  ["broken markup", "<svg xmlns='http://www.w3.org/2000/svg'><path"],
  ["a script only", `<svg xmlns='http://www.w3.org/2000/svg'><script>${RUN}</script></svg>`],
])("%s is not a drawing", (_, source) => {
  expect(sanitizeSvg(source)).toMatchObject({ drawing: null });
});
