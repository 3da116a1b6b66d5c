import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { steps } from "@/content/how-it-works";
import "../../../tests/support/handlers/backend";
import { textsOf } from "../../../tests/support/queries";
import { renderRoute } from "../../../tests/support/render-route";

async function renderPage(hash = "") {
  const { user } = renderRoute(`/how-it-works${hash}`);
  await screen.findByRole("heading", { level: 1 });
  return { user };
}

const step = (number: number) =>
  screen.getByRole("heading", { name: new RegExp(`^${number}\\. `) });
const openSteps = () =>
  [...document.querySelectorAll("details[name][open] h3")].map(({ textContent }) =>
    textContent.slice(0, 1),
  );

test("the steps are numbered, each with its duration, who does what and what it costs", async () => {
  const { user } = await renderPage();
  const { youDo, weDo, youGet, youPay } = steps.labels;
  for (const [i, entry] of steps.entries.entries()) {
    expect(step(i + 1)).toHaveTextContent(`${i + 1}. ${entry.title}${entry.time}`);
    if (i > 0) await user.click(step(i + 1));
    const details = within(screen.getByRole("region", { name: new RegExp(`^${i + 1}\\. `) }));
    expect(textsOf(details.getAllByRole("term"))).toEqual([youDo, weDo, youGet, youPay]);
    expect(textsOf(details.getAllByRole("definition"))).toEqual([
      entry.youDo,
      entry.weDo,
      entry.youGet,
      entry.youPay,
    ]);
  }
});

test("a linked step is open, is scrolled into view and can be closed", async () => {
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
  const { user } = await renderPage("#step-3");
  expect(openSteps()).toContain("3");
  await waitFor(() => {
    expect(scrolled.mock.contexts).toEqual([document.getElementById("step-3")?.closest("details")]);
  });
  await user.click(step(3));
  expect(openSteps()).not.toContain("3");
});
