import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import "../../../../tests/support/handlers/backend";
import { renderRoute } from "../../../../tests/support/render-route";

test("the six inspections of the specification are listed, with what each catches", async () => {
  renderRoute("/quality-control-inspection");
  const stages = await screen.findByRole("region", { name: /^Six inspections/ });
  const names = within(stages)
    .getAllByRole("heading", { level: 3 })
    .map((heading) => heading.textContent.trim());
  expect(names).toEqual([
    "Factory audit",
    "Pre-production inspection PPI",
    "During-production inspection DPI",
    "Pre-shipment inspection PSI",
    "100% check",
    "Container loading check",
  ]);
  expect(within(stages).getAllByText("What it catches:", { exact: false })).toHaveLength(6);
  expect(within(stages).getByText("Materials in to first pieces")).toBeInTheDocument();
});

test("the sampling table gives sample size and limits for a lot of 1,200", async () => {
  renderRoute("/quality-control-inspection");
  const row = await screen.findByRole("row", { name: /^501–1,200/ });
  expect(
    within(row)
      .getAllByRole("cell")
      .map((cell) => cell.textContent),
  ).toEqual(["80", "3", "5", "7"]);
});

test("a buyer finds what happens when the lot fails", async () => {
  renderRoute("/quality-control-inspection");
  const inspectionOutcomes = await screen.findByRole("region", { name: /three ways out/ });
  expect(
    within(inspectionOutcomes)
      .getAllByRole("heading", { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(["Release", "Rework", "Refuse"]);
});

test("the link to the sample report leads to it", async () => {
  const { user } = renderRoute("/quality-control-inspection");
  await user.click(await screen.findByRole("link", { name: "See a sample report" }));
  expect(
    screen.getByRole("heading", { name: "The report you would write yourself" }),
  ).toHaveFocus();
  expect(window.location.hash).toBe("#report");
});
