import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import "../../../tests/support/handlers/backend";
import { textsOf } from "../../../tests/support/queries";
import { renderRoute } from "../../../tests/support/render-route";

async function renderPage(hash = "") {
  const { user } = renderRoute(`/how-it-works${hash}`);
  await screen.findByRole("heading", { level: 1 });
  return { user, steps: within(screen.getByRole("region", { name: "The five steps" })) };
}

const step = (number: number) => screen.getByRole("button", { name: new RegExp(`^${number}\\. `) });
const details = (number: number) =>
  within(screen.getByRole("region", { name: new RegExp(`^${number}\\. `) }));
const openSteps = () =>
  screen
    .getAllByRole("button", { name: /^\d\. /, expanded: true })
    .map((button) => button.textContent.slice(0, 1));

describe("how it works", () => {
  test("is five steps in their order, each with its duration", async () => {
    const { steps } = await renderPage();
    const headings = steps.getAllByRole("heading", { level: 3, name: /^\d\. / });
    expect(headings.map((heading) => heading.textContent)).toEqual([
      expect.stringMatching(/^1\. .*1–2 days$/),
      expect.stringMatching(/^2\. .*3–7 working days$/),
      expect.stringMatching(/^3\. .*1–2 weeks a round$/),
      expect.stringMatching(/^4\. .*2–6 weeks$/),
      expect.stringMatching(/^5\. .*Air 3–10 days, sea 20–45 days$/),
    ]);
  });

  test("starts with the first step open", async () => {
    await renderPage();
    expect(openSteps()).toEqual(["1"]);
  });

  test.each([1, 2, 3, 4, 5])("says who does what and what it costs in step %i", async (number) => {
    await renderPage(`#step-${number}`);
    expect(openSteps()).toEqual([String(number)]);
    expect(textsOf(details(number).getAllByRole("term"))).toEqual([
      "You do",
      "We do",
      "You get",
      "You pay",
    ]);
    const definitions = details(number).getAllByRole("definition");
    expect(textsOf(definitions)).toEqual(Array(4).fill(expect.stringMatching(/\S/)));
    for (const definition of definitions) expect(definition).toBeVisible();
  });

  test.each([
    { number: 1, label: "You get", fact: "A reply within 1 working day" },
    { number: 2, label: "You get", fact: "An initial quotation" },
    { number: 3, label: "You pay", fact: "Samples and courier" },
    { number: 4, label: "You pay", fact: "Deposit of 30–50% and our fee of 5–10%" },
    { number: 5, label: "You do", fact: "Receive the goods" },
  ])("says under $label of step $number: $fact", async ({ number, label, fact }) => {
    await renderPage(`#step-${number}`);
    const term = details(number).getByText(label, { selector: "dt" });
    expect(term.nextElementSibling).toHaveTextContent(fact);
  });

  test("has one step open at a time, and all can be closed", async () => {
    const { user } = await renderPage();
    await user.click(step(4));
    expect(openSteps()).toEqual(["4"]);
    await user.click(step(4));
    expect(screen.queryByRole("button", { name: /^\d\. /, expanded: true })).toBeNull();
  });

  test("a linked step opens and scrolls into view", async () => {
    const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
    await renderPage("#step-3");
    expect(openSteps()).toEqual(["3"]);
    await waitFor(() => {
      expect(scrolled.mock.contexts).toEqual([document.getElementById("step-3")]);
    });
  });

  test("adds up to 7–16 weeks by sea and 5–11 weeks by air", async () => {
    const { steps } = await renderPage();
    expect(steps.getByText("7–16 weeks")).toBeVisible();
    expect(steps.getByText("5–11 weeks")).toBeVisible();
  });

  test("shows where the money sits and who pays when", async () => {
    await renderPage();
    expect(screen.getByRole("img", { name: /deposit of 30 to 50 percent/ })).toBeVisible();
    const payments = within(screen.getByRole("table", { name: "Who pays when" }));
    const rows = payments.getAllByRole("row").map((row) => row.textContent);
    expect(rows).toContainEqual(expect.stringMatching(/Deposit of 30–50%.*2,400–4,000/));
    expect(rows).toContainEqual(expect.stringMatching(/fee, 5–10%.*US\$560/));
    expect(rows).toContainEqual(expect.stringMatching(/balance, before shipment.*4,000–5,600/));
  });
});
