import { expect, test } from "vitest";
import { limitNesting } from "./limit-nesting";

const nest = (levels: number, text: string) =>
  `${"<div>".repeat(levels)}${text}${"</div>".repeat(levels)}`;

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
