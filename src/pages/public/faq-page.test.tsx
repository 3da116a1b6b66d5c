import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import "../../../tests/support/handlers/backend";
import { renderRoute } from "../../../tests/support/render-route";

const QUESTIONS = [
  "What does a sourcing agent do that I cannot do online?",
  "How much does it cost?",
  "How fast is a quote and what do you need?",
  "What is the minimum order?",
  "Can I see a sample first?",
  "How do you control quality, and what if goods fail?",
  "How do I pay, and how do I avoid fraud?",
  "How long does everything take?",
  "Do you ship to my country, to Amazon, and who handles customs?",
  "How do you protect my design?",
] as const;
type QuestionText = (typeof QUESTIONS)[number];

const PAYMENT = "How do I pay, and how do I avoid fraud?";
const QUALITY = "How do you control quality, and what if goods fail?";
const COST = "How much does it cost?";

async function renderPage(hash = "") {
  const { user } = renderRoute(`/faq${hash}`);
  await screen.findByRole("heading", { level: 1 });
  return { user };
}

const question = (name: QuestionText) => screen.getByRole("button", { name });
const answer = (name: QuestionText) => screen.getByRole("region", { name });
const openQuestions = () =>
  screen
    .getAllByRole("heading", { level: 2 })
    .flatMap((heading) => within(heading).queryAllByRole("button", { expanded: true }))
    .map((button) => button.textContent);

describe("the questions", () => {
  test("are ten, in their order", async () => {
    await renderPage();
    const buttons = screen
      .getAllByRole("heading", { level: 2 })
      .flatMap((heading) => within(heading).queryAllByRole("button"));
    expect(buttons.map((button) => button.textContent)).toEqual(QUESTIONS);
  });

  test("are answered one at a time, and all can be closed", async () => {
    const { user } = await renderPage();
    await user.click(question(COST));
    expect(openQuestions()).toEqual([COST]);
    expect(answer(COST)).toBeVisible();
    await user.click(question(PAYMENT));
    expect(openQuestions()).toEqual([PAYMENT]);
    await user.click(question(PAYMENT));
    expect(openQuestions()).toEqual([]);
    expect(screen.queryByRole("region", { name: PAYMENT })).not.toBeInTheDocument();
  });

  test("open and close with the keyboard", async () => {
    const { user } = await renderPage();
    question(COST).focus();
    await user.keyboard("{Enter}");
    expect(openQuestions()).toEqual([COST]);
    await user.keyboard(" ");
    expect(openQuestions()).toEqual([]);
    await user.keyboard("{ArrowDown}");
    expect(question(QUESTIONS[2])).toHaveFocus();
  });
});

describe("an answer", () => {
  test.each<[QuestionText, readonly string[]]>([
    [QUESTIONS[0], ["hidden in the price", "factory’s name", "Book inspections only"]],
    [COST, ["quote is free", "5–10%", "minimum of $50", "project fee", "US$560", "no commission"]],
    [QUESTIONS[2], ["within 24 hours", "1–2 working days", "1 working day", "target price"]],
    [QUESTIONS[3], ["50–500", "500–3,000", "1,000–10,000", "100–500", "500–2,000", "reseller"]],
    [QUESTIONS[4], ["1–2 weeks", "3–7 days", "US$20–100", "golden sample", "our inspector"]],
    [QUALITY, ["PPI", "DPI", "PSI", "100% check", "level II", "2.5", "4.0", "within 24 hours"]],
    [PAYMENT, ["30–50%", "before shipment", "personal account", "number you already had", "L/C"]],
    [
      QUESTIONS[7],
      ["2–6 weeks", "3–10 days", "18–30 days", "20–45 days", "7–16 weeks", "3–5 weeks"],
    ],
    [QUESTIONS[8], ["over 200 countries", "importer of record", "DDP", "EORI", "bond", "ISF"]],
    [QUESTIONS[9], ["NNN", "chop", "files first", "tooling contract", "licensed lawyers"]],
  ])("to “%s” states the facts", async (name, facts) => {
    const { user } = await renderPage("#none");
    if (!openQuestions().includes(name)) await user.click(question(name));
    for (const fact of facts) expect(answer(name)).toHaveTextContent(fact);
  });

  test("is open and in view when its link is followed from outside", async () => {
    const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
    await renderPage("#payment");
    expect(openQuestions()).toEqual([PAYMENT]);
    await waitFor(() => {
      expect(scrolled.mock.contexts).toEqual([document.getElementById("payment")]);
    });
  });

  test("opens when another answer links to it, with the focus on it", async () => {
    const { user } = await renderPage("#quality");
    await user.click(within(answer(QUALITY)).getByRole("link", { name: "the balance" }));
    expect(openQuestions()).toEqual([PAYMENT]);
    expect(window.location.hash).toBe("#payment");
    expect(question(PAYMENT)).toHaveFocus();
  });

  test("opens again when going Back from another", async () => {
    const { user } = await renderPage("#quality");
    await user.click(within(answer(QUALITY)).getByRole("link", { name: "the balance" }));
    window.history.back();
    await waitFor(() => {
      expect(openQuestions()).toEqual([QUALITY]);
    });
  });

  test("opens when the hash is changed in the address bar", async () => {
    await renderPage("#payment");
    window.history.pushState(null, "", "#quality");
    fireEvent.popState(window); // jsdom fires `hashchange` only; browsers fire `popstate` as well
    await waitFor(() => {
      expect(openQuestions()).toEqual([QUALITY]);
    });
  });

  test("opens when the browser’s search finds a word in it", async () => {
    await renderPage();
    const closed = screen.getByText(/letter of credit/);
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

  test("copies its link to the clipboard", async () => {
    const { user } = await renderPage("#cost");
    await user.click(
      within(answer(COST)).getByRole("button", { name: "Copy link to this answer" }),
    );
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/faq#cost`);
    expect(await screen.findByText("Link copied")).toBeVisible();
  });

  test("says so when the clipboard is not accessible", async () => {
    const { user } = await renderPage("#cost");
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
    await user.click(
      within(answer(COST)).getByRole("button", { name: "Copy link to this answer" }),
    );
    expect(await screen.findByText("Link not copied")).toBeVisible();
  });
});

test.each(["#nothing", "#100%"])("an unknown hash (%s) opens the first question", async (hash) => {
  await renderPage(hash);
  expect(openQuestions()).toEqual([QUESTIONS[0]]);
});
