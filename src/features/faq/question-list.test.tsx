import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { questions } from "@/content/faq";
import { renderOnServer } from "../../../tests/support/hydrate";
import "../../../tests/support/handlers/backend";
import { QuestionList } from "./question-list";

const [first, , third] = questions;
const openQuestions = () =>
  screen.getAllByRole("button", { expanded: true }).map((button) => button.textContent);

test("a prerendered page contains every answer, the first one open", () => {
  const { container, hydrate } = renderOnServer(<QuestionList />, "/faq");
  for (const { answer } of questions) {
    for (const part of answer.flat()) {
      expect(container).toHaveTextContent((typeof part === "string" ? part : part.text).trim());
    }
  }
  expect(openQuestions()).toEqual([first?.question]);
  hydrate();
  expect(openQuestions()).toEqual([first?.question]);
});

test("a shared link opens its answer after hydration and scrolls there", async () => {
  const scrolledTo = vi.spyOn(Element.prototype, "scrollIntoView");
  const { hydrate } = renderOnServer(<QuestionList />, "/faq");
  hydrate(`/faq#${third?.id ?? ""}`);
  expect(openQuestions()).toEqual([third?.question]);
  await waitFor(() => {
    expect(scrolledTo.mock.instances).toEqual([document.getElementById(third?.id ?? "")]);
  });
});
