import { screen, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { copyMessages, page, questions } from "@/content/faq";
import { QuestionList } from "./faq-page";
import "../../../tests/support/handlers/backend";
import { renderOnServer } from "../../../tests/support/hydrate";
import { renderRoute } from "../../../tests/support/render-route";

const find = (id: string) => {
  const entry = questions.find((question) => question.id === id);
  if (!entry) throw new Error(`There is no question ${id}.`);
  return entry.question;
};
const [FIRST, , THIRD] = questions.map(({ question }) => question);
const [COST, PAYMENT, QUALITY] = [find("cost"), find("payment"), find("quality")];

async function renderPage(hash = "") {
  const { user } = renderRoute(`/faq${hash}`);
  await screen.findByRole("heading", { level: 1 });
  return { user };
}

const question = (name: string) =>
  screen.getByRole("heading", { name }).closest("summary") ?? document.body;
const answer = (name: string) => screen.getByRole("region", { name });
const openQuestions = () =>
  [...document.querySelectorAll("details[name][open] h2")].map(({ textContent }) => textContent);

test("the first question is open, and the arrow keys lead to the others", async () => {
  const { user } = await renderPage();
  expect(openQuestions()).toEqual([FIRST]);
  question(COST).focus();
  await user.keyboard("{ArrowDown}");
  expect(question(THIRD ?? "")).toHaveFocus();
  await user.keyboard("{End}{ArrowDown}");
  expect(question(FIRST ?? "")).toHaveFocus();
});

describe("an answer", () => {
  const linkToPayment = () =>
    within(answer(QUALITY))
      .getAllByRole("link")
      .find((link) => link.getAttribute("href")?.endsWith("#payment")) ?? document.body;

  test("opens when another answer links to it, with the focus on it", async () => {
    const { user } = await renderPage("#quality");
    expect(openQuestions()).toContain(QUALITY);
    await user.click(linkToPayment());
    expect(openQuestions()).toContain(PAYMENT);
    expect(window.location.hash).toBe("#payment");
    expect(question(PAYMENT)).toHaveFocus();
  });

  test("copies its link to the clipboard, or says that it cannot", async () => {
    const { user } = await renderPage();
    await user.click(question(COST));
    const copy = within(answer(COST)).getByRole("button", { name: page.copyLabel });
    await user.click(copy);
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/faq#cost`);
    expect(await screen.findByText(copyMessages.linkCopied.title)).toBeVisible();

    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
    await user.click(copy);
    expect(await screen.findByText(copyMessages.copyFailed.title)).toBeVisible();
    expect(window.location.hash).toBe("#cost");
  });
});

test.each(["#nothing", "#100%"])("an unknown hash (%s) opens the first question", async (hash) => {
  await renderPage(hash);
  expect(openQuestions()).toEqual([FIRST]);
});

test("a prerendered page keeps at hydration what the visitor has opened and closed", () => {
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
  const { hydrate } = renderOnServer(<QuestionList />, "/faq");
  question(FIRST ?? "").click();
  question(COST).click();
  expect(openQuestions()).toEqual([COST]);
  hydrate("/faq#quality");
  expect(openQuestions()).toEqual([COST]);
  expect(scrolled).not.toHaveBeenCalled();
});
