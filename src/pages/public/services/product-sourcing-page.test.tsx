import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import "../../../../tests/support/handlers/backend";
import { main, textsOf } from "../../../../tests/support/queries";
import { renderRoute } from "../../../../tests/support/render-route";

async function openPage() {
  renderRoute("/product-sourcing-in-china");
  await screen.findByRole("heading", { level: 1, name: /Find the right factory/ });
  return main();
}

const contents = (row: HTMLElement) => textsOf(within(row).getAllByRole("cell"));

describe("product sourcing", () => {
  test("shows the quotes, the checks, the towns, the minimums, the fee and the brief", async () => {
    const page = await openPage();
    expect(textsOf(page.getAllByRole("heading", { level: 2 }))).toEqual([
      expect.stringContaining("quotes on one sheet"),
      expect.stringContaining("Six checks"),
      expect.stringContaining("made"),
      expect.stringContaining("How few"),
      expect.stringContaining("fee"),
      "What to send us",
      expect.stringContaining("names and prices"),
    ]);
  });

  test("compares three suppliers and says why one is rejected", async () => {
    const page = await openPage();
    expect(contents(page.getByRole("row", { name: /^Our view/ }))).toEqual([
      "First choice",
      "Second source",
      expect.stringContaining("Rejected"),
    ]);
  });

  test.each([
    { check: /^Company.code/, where: /18-character Unified Social Credit Code/ },
    { check: /^Business.scope/, where: /only trading/ },
    { check: /^Bank.account/, where: /registered Chinese name/ },
    { check: /^Export rights/, where: /at the time of writing.*1 October 2025/ },
    { check: /^The site/, where: /video walk-through/ },
    { check: /^Test reports/, where: /lab that issued it/ },
  ])("says where $check is looked up", async ({ check, where }) => {
    const page = await openPage();
    expect(contents(page.getByRole("row", { name: check }))[0]).toMatch(where);
  });

  test("says what follows when no factory passes", async () => {
    const page = await openPage();
    expect(page.getByRole("heading", { name: "When no factory passes" })).toBeVisible();
    expect(page.getByText(/you owe nothing/)).toBeVisible();
  });

  test.each([
    ["Stock items", "50–500"],
    ["Apparel", "100–500"],
    ["Electronics", "500–2,000"],
    ["Light branding", "500–3,000"],
    ["Custom mold", "1,000–10,000"],
  ])("%s start at %s pieces", async (product, pieces) => {
    await openPage();
    const section = within(screen.getByRole("region", { name: "How few you can order" }));
    const item = section.getByRole("heading", { name: new RegExp(`^${product}`) }).closest("li");
    expect(item).toHaveTextContent(`${pieces} pieces`);
  });

  test("works the fee out for a small and a regular order", async () => {
    const page = await openPage();
    expect(contents(page.getByRole("row", { name: /^Our fee/ }))).toEqual(["50", "560"]);
    expect(page.getByText("A commission from a factory")).toBeVisible();
  });
});
