import { render } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { translatePage } from "../../tests/support/translate-page";
import { surviveTranslation } from "./survive-translation";

beforeEach(() => {
  const original = Object.getOwnPropertyDescriptors(Node.prototype);
  const observe = vi.spyOn(MutationObserver.prototype, "observe");
  surviveTranslation();
  const [observer] = observe.mock.contexts;
  onTestFinished(() => {
    if (observer instanceof MutationObserver) observer.disconnect();
    Object.defineProperties(Node.prototype, original);
  });
});

/** Not a literal type, for which TypeScript says that the element is deprecated. */
const FONT: string = "font";

/** A translator that inserts the translation first and then removes the text. */
function insertTranslations() {
  const texts = document.createNodeIterator(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.parentElement?.localName === "font") continue;
    const font = document.createElement(FONT);
    font.textContent = `«${text.nodeValue ?? ""}»`;
    text.parentNode?.insertBefore(font, text);
    text.parentNode?.removeChild(text);
  }
}

/** A translator that joins the texts of each line, with the elements between them, in one `<font>`. */
function joinTranslations() {
  for (const line of document.querySelectorAll("p")) {
    const font = document.createElement(FONT);
    line.prepend(font);
    for (const node of [...line.childNodes].slice(1)) {
      if (node instanceof Element) font.append(node);
      else node.remove();
    }
    font.prepend("«joined»");
  }
}

/** "Show original" in Chrome puts new texts in place, which are translated again in another language. */
function translateAnew() {
  translatePage();
  for (const font of document.querySelectorAll("font:not(font font)")) {
    font.replaceWith(font.textContent.slice(1, -1));
  }
  translatePage();
}

type LineProps = { count: number; hint?: string | undefined; isMarked?: boolean; names?: string[] };

/** A line as many of the site's: texts beside texts and beside elements that come and go. */
function Line({ count, hint, isMarked = false, names = [] }: LineProps) {
  return (
    <p>
      {isMarked && <b>New: </b>}
      {count} {count === 1 ? "article" : "articles"}
      {hint}
      {isMarked ? <i>!</i> : null}
      {names.map((name) => (
        <Name key={name} name={name} />
      ))}
    </p>
  );
}

function Name({ name }: { name: string }) {
  return `, ${name}`;
}

const CHANGES: [string, LineProps, LineProps, string][] = [
  ["an element comes before and after the text", { count: 3 }, { count: 3, isMarked: true }, "!"],
  ["elements go", { count: 3, isMarked: true }, { count: 1 }, "1 article"],
  ["a text goes", { count: 1, hint: " found" }, { count: 2 }, "2 articles"],
  [
    "texts change places",
    { count: 1, names: ["a", "b", "c"] },
    { count: 2, names: ["c", "a", "b"] },
    ", c, a, b",
  ],
  [
    "the first of several texts goes",
    { count: 1, names: ["a", "b", "c"] },
    { count: 2, names: ["b", "c"] },
    "2 articles",
  ],
];

/** The words on the page without the marks of a translation. */
const shownText = () => document.body.textContent.replace(/[«»\s]/g, "");

test.each(
  CHANGES.flatMap((change) =>
    [translatePage, insertTranslations, translateAnew].map(
      (translate) => [...change, translate] as const,
    ),
  ),
)("in a translated page, %s", (_, before, after, changed, translate) => {
  const { rerender, unmount } = render(<Line {...after} />);
  const expected = shownText();
  expect(expected).toContain(changed.replace(/\s/g, ""));
  rerender(<Line {...before} />);
  translate();
  expect(document.body).toHaveTextContent("«");
  rerender(<Line {...after} />);
  expect(shownText()).toBe(expected);
  unmount();
  expect(shownText()).toBe("");
});

test("a page whose sentences a translator has joined is still usable", () => {
  const { rerender } = render(<Line count={3} isMarked />);
  joinTranslations();
  rerender(<Line count={1} hint=" found" names={["a"]} />);
  expect(shownText()).toBe("1articlefound,a");
});

test("a form is removed also if one of its fields hides a property", () => {
  const holder = document.createElement("div");
  const form = document.createElement("form");
  const field = document.createElement("input");
  form.append(field);
  holder.append(form);
  // As browsers do it for a field with this name.
  Object.defineProperty(form, "parentNode", { value: field });
  holder.removeChild(form);
  expect(holder.innerHTML).toBe("");
});

test("a text that is being written is never replaced by its translation", async () => {
  render(
    <div translate="no">
      <p>
        As <b>written</b>
      </p>
    </div>,
  );
  translatePage();
  await Promise.resolve();
  expect(document.body.innerHTML).toContain("<p>As <b>written</b></p>");
});
