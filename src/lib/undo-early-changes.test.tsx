import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderOnServer } from "../../tests/support/hydrate";
import { translatePage } from "../../tests/support/translate-page";
import { recordEarlyChanges } from "./undo-early-changes";

function Form() {
  return (
    <form>
      <h2>Enquiry to our office</h2>
      <label htmlFor="full-name">Full Name of the buyer</label>
      <input id="full-name" />
      <p>
        Write to us in <b>English</b>, or call 0755 5550 0148.
      </p>
    </form>
  );
}

function listTexts(): Text[] {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts;
}

/** Firefox and Edge keep the text nodes. */
function translateInPlace() {
  for (const text of listTexts()) text.data = `«${text.data}»`;
}

function translateTwice() {
  translatePage();
  translateInPlace();
}

/** Safari on iOS makes links of what looks like a number: the text before it, the link, the rest. */
function linkWords() {
  for (const text of listTexts()) {
    const [first = "", ...rest] = text.data.split(" ");
    if (rest.length === 0) continue;
    const link = document.createElement("a");
    link.href = "tel:1";
    text.before(`${first} `, link);
    link.append(rest.shift() ?? "");
    text.data = rest.join(" ");
  }
}

/** An extension that marks words and moves what stands beside them. */
function markAndMove() {
  for (const label of document.querySelectorAll("label")) {
    const mark = document.createElement("mark");
    mark.append(...label.childNodes);
    label.append(mark, document.createElement("i"));
    mark.lastChild?.remove();
  }
}

test.each([
  ["a translator", translatePage],
  ["a translator and a second one", translateTwice],
  ["a translator that keeps the texts", translateInPlace],
  ["a phone that links numbers", linkWords],
  ["an extension", markAndMove],
])("what is typed before hydration stays in a page changed by %s", async (_, change) => {
  const { container, hydrate } = renderOnServer(<Form />);
  const field = () => screen.getByRole("textbox", { name: /^Full Name/ });
  const undoEarlyChanges = recordEarlyChanges(container);
  const rendered = container.innerHTML;
  const typedInto = field();
  fireEvent.input(typedInto, { target: { value: "Zoë" } });
  change();
  await Promise.resolve();
  expect(container.innerHTML).not.toBe(rendered);
  const endUndoing = undoEarlyChanges();
  expect(container.innerHTML).toBe(rendered);
  // Hydration takes several tasks, and the page is changed between them.
  change();
  await Promise.resolve();
  expect(container.innerHTML).toBe(rendered);
  endUndoing();
  hydrate();
  expect(field()).toBe(typedInto);
  expect(field()).toHaveValue("Zoë");
  change();
  await Promise.resolve();
  expect(container.innerHTML).not.toBe(rendered);
});
