import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { page, questions } from "@/content/faq";
import { messages } from "./messages";
import { QuestionList } from "./question-list";
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

const question = (name: string) => screen.getByRole("button", { name });
const answer = (name: string) => screen.getByRole("region", { name });
const openQuestions = () =>
  screen
    .getAllByRole("heading", { level: 2 })
    .flatMap((heading) => within(heading).queryAllByRole("button", { expanded: true }))
    .map((button) => button.textContent);

test("questions are answered one at a time, and all can be closed", async () => {
  const { user } = await renderPage();
  expect(openQuestions()).toEqual([FIRST]);
  await user.click(question(COST));
  expect(openQuestions()).toEqual([COST]);
  expect(answer(COST)).toBeVisible();
  await user.click(question(PAYMENT));
  expect(openQuestions()).toEqual([PAYMENT]);
  await user.click(question(PAYMENT));
  expect(openQuestions()).toEqual([]);
  expect(screen.queryByRole("region", { name: PAYMENT })).not.toBeInTheDocument();
});

test("questions open and close with the keyboard", async () => {
  const { user } = await renderPage();
  question(COST).focus();
  await user.keyboard("{Enter}");
  expect(openQuestions()).toEqual([COST]);
  await user.keyboard(" ");
  expect(openQuestions()).toEqual([]);
  await user.keyboard("{ArrowDown}");
  expect(question(THIRD ?? "")).toHaveFocus();
});

describe("an answer", () => {
  const linkToPayment = () =>
    within(answer(QUALITY))
      .getAllByRole("link")
      .find((link) => link.getAttribute("href")?.endsWith("#payment")) ?? document.body;

  test("opens when another answer links to it, with the focus on it, and Back opens the other again", async () => {
    const { user } = await renderPage("#quality");
    await user.click(linkToPayment());
    expect(openQuestions()).toEqual([PAYMENT]);
    expect(window.location.hash).toBe("#payment");
    expect(question(PAYMENT)).toHaveFocus();
    window.history.back();
    await waitFor(() => {
      expect(openQuestions()).toEqual([QUALITY]);
    });
  });

  test("opens when the browser’s search finds a word in it", async () => {
    await renderPage();
    const closed = document.querySelector("#payment p") ?? document.body;
    expect(closed).not.toBeVisible();
    fireEvent(closed, new Event("beforematch", { bubbles: true }));
    expect(openQuestions()).toEqual([PAYMENT]);
    expect(closed).toBeVisible();
  });

  test("sets the hash without a new history entry", async () => {
    const { user } = await renderPage();
    const steps = window.history.length;
    await user.click(question(COST));
    expect(window.location.hash).toBe("#cost");
    await user.click(question(COST));
    expect(window.location.hash).toBe("");
    expect(window.history.length).toBe(steps);
  });

  test("copies its link to the clipboard, or says that it cannot", async () => {
    const { user } = await renderPage("#cost");
    const copy = within(answer(COST)).getByRole("button", { name: page.copyLabel });
    await user.click(copy);
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/faq#cost`);
    expect(await screen.findByText(messages.linkCopied.title)).toBeVisible();

    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
    await user.click(copy);
    expect(await screen.findByText(messages.copyFailed.title)).toBeVisible();
  });
});

test.each(["#nothing", "#100%"])("an unknown hash (%s) opens the first question", async (hash) => {
  await renderPage(hash);
  expect(openQuestions()).toEqual([FIRST]);
});

test("a shared link to a prerendered page opens its answer after hydration and scrolls there", async () => {
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
  const { hydrate } = renderOnServer(<QuestionList />, "/faq");
  expect(openQuestions()).toEqual([FIRST]);
  hydrate("/faq#quality");
  expect(openQuestions()).toEqual([QUALITY]);
  await waitFor(() => {
    expect(scrolled.mock.contexts).toEqual([document.getElementById("quality")]);
  });
});
