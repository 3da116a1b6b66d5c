import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import "../../../../tests/support/handlers/backend";
import { main, textsOf } from "../../../../tests/support/queries";
import { renderRoute } from "../../../../tests/support/render-route";

async function openPage() {
  renderRoute("/custom-packaging-solutions");
  await screen.findByRole("heading", { level: 1, name: /Packaging that sells/ });
  return main();
}

describe("custom packaging", () => {
  test("says why, what, how long, with which file, test and rule, then calls", async () => {
    const page = await openPage();
    expect(textsOf(page.getAllByRole("heading", { level: 2 }))).toEqual([
      expect.stringMatching(/^Why/),
      expect.stringContaining("how few you can order"),
      "Six steps, four to six weeks",
      expect.stringContaining("Artwork"),
      expect.stringContaining("Drop it here"),
      expect.stringContaining("law"),
      expect.stringContaining("draw the box"),
    ]);
  });

  test.each([
    ["Folding cartons", "MOQ 1,000–3,000"],
    ["Rigid gift boxes", "MOQ 500–1,000"],
    ["Corrugated mailers", "MOQ 500"],
  ])("%s have a minimum: %s", async (pack, minimum) => {
    const page = await openPage();
    const card = page.getByRole("heading", { level: 3, name: pack }).closest("li");
    expect(card).toHaveTextContent(minimum);
  });

  test("has six steps that add up to four to six weeks", async () => {
    await openPage();
    const section = within(screen.getByRole("region", { name: "Six steps, four to six weeks" }));
    const days = section
      .getAllByRole("listitem")
      .map((step) => /(\d+)–(\d+) days/.exec(step.textContent)?.slice(1).map(Number) ?? []);
    expect(days).toHaveLength(6);
    expect(days.reduce((sum, [shortest = 0]) => sum + shortest, 0)).toBe(4 * 7);
    expect(days.reduce((sum, [, longest = 0]) => sum + longest, 0)).toBe(6 * 7);
  });

  test.each([/Vector/, /CMYK.*Pantone/, /^3 mm/, /300 dpi/, /Outlined/])(
    "the artwork list asks for %s",
    async (demand) => {
      await openPage();
      const section = within(screen.getByRole("region", { name: /Artwork/ }));
      expect(section.getAllByText(demand).at(-1)).toBeVisible();
    },
  );

  test("counts the drops of the parcel test, and hedges the rules", async () => {
    const page = await openPage();
    expect(page.getByRole("row", { name: /ISTA 3A.*17 drops/ })).toBeVisible();
    expect(page.getByRole("row", { name: /12 August 2026.*PFAS/ })).toBeVisible();
    expect(page.getByText(/check before you print/)).toBeVisible();
  });
});
