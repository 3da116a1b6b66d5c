import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { questions } from "@/content/faq";
import { renderOnServer } from "../../../tests/support/hydrate";
import "../../../tests/support/handlers/backend";
import { QuestionList } from "./question-list";

const [first, , third] = questions;
const openQuestions = () =>
  screen.getAllByRole("button", { expanded: true }).map((button) => button.textContent);

test("a shared link opens its answer after hydration and scrolls there", async () => {
  const scrolledTo = vi.spyOn(Element.prototype, "scrollIntoView");
  const { hydrate } = renderOnServer(<QuestionList />, "/faq");
  expect(openQuestions()).toEqual([first?.question]);
  hydrate(`/faq#${third?.id ?? ""}`);
  expect(openQuestions()).toEqual([third?.question]);
  await waitFor(() => {
    expect(scrolledTo.mock.instances).toEqual([document.getElementById(third?.id ?? "")]);
  });
});
