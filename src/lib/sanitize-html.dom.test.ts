import { describe, expect, test } from "vitest";
import { limitNesting, sanitizeAttributes, sanitizeHtml } from "./sanitize-html";
import { HOSTILE_ADDRESSES } from "../../tests/support/xss-vectors";

describe("the attributes of an element that pages show", () => {
  test("are those of the allow-list", () => {
    expect(
      sanitizeAttributes("p", {
        id: "a",
        lang: "de",
        class: "fixed",
        style: "color:red",
        onclick: "steal()",
        "data-x": "1",
        role: "alert",
      }),
    ).toEqual({ id: "a", lang: "de" });
  });

  test("depend on the element", () => {
    expect(sanitizeAttributes("img", { width: "10", height: "50%" })).toEqual({ width: "10" });
    expect(sanitizeAttributes("table", { width: "10" })).toEqual({});
    const src = "data:image/png;base64,AA==";
    expect(sanitizeAttributes("img", { src })).toEqual({ src });
    expect(sanitizeAttributes("a", { target: "_top" })).toEqual({});
    expect(sanitizeAttributes("a", { target: "_blank" })).toMatchObject({ target: "_blank" });
  });

  test("can be none where a name is not valid", () => {
    expect(sanitizeAttributes("p", { '"': "", "<b": "", "1a": "", "=": "" })).toEqual({});
  });

  test.each(["li", "td", "tr", "caption", "figcaption", "summary", "dd", "rt"])(
    "are found for %s, which cannot stand on its own",
    (tag) => {
      expect(sanitizeAttributes(tag, { lang: "de", onclick: "x" })).toEqual({ lang: "de" });
    },
  );

  test.each(HOSTILE_ADDRESSES)("are those of the page for the address %j", (address) => {
    for (const [tag, name] of [
      ["a", "href"],
      ["img", "src"],
      ["blockquote", "cite"],
    ] as const) {
      const element = document.createElement(tag);
      element.setAttribute(name, address);
      const shown = sanitizeHtml(element.outerHTML, window.location.origin).firstElementChild;
      expect(sanitizeAttributes(tag, { [name]: address })[name]).toBe(
        shown?.getAttribute(name) ?? undefined,
      );
    }
  });
});

const nest = (levels: number, text: string) =>
  `${"<div>".repeat(levels)}${text}${"</div>".repeat(levels)}`;

describe("an article that is nested deeply", () => {
  test("a text within levels that browsers can show stays as it is", () => {
    const html = nest(200, '<p title="a > b">One<br>two</p><img src="x">');
    expect(limitNesting(html)).toBe(html);
  });

  test("what is nested deeper stays, without the elements around it", () => {
    expect(limitNesting(nest(33_000, "<p>The <B>bottom</B>.</p>"))).toBe(
      nest(200, "<p>The bottom.</p>"),
    );
  });

  test("what follows a deep part stays as it is", () => {
    const after = "<h2>After <em>it</em></h2>";
    expect(limitNesting(nest(300, "") + after)).toBe(nest(200, "") + after);
  });

  test("elements whose end tags may be missing do not count as nested", () => {
    const item = '<li><p>One<br>two<a name="x">three';
    const html = `<!-- ${"<div>".repeat(300)} --><ul>${item.repeat(300)}</ul><h2>After</h2>`;
    expect(limitNesting(html)).toBe(html);
  });
});
