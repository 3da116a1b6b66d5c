import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import "../../../../tests/support/handlers/backend";
import { main, textsOf } from "../../../../tests/support/queries";
import { renderRoute } from "../../../../tests/support/render-route";

async function openPage() {
  renderRoute("/china-warehouse-fulfillment");
  await screen.findByRole("heading", { level: 1, name: /One warehouse/ });
  return main();
}

describe("warehouse and fulfillment", () => {
  test("goes from the delivery to the invoice", async () => {
    const page = await openPage();
    expect(textsOf(page.getAllByRole("heading", { level: 2 }))).toEqual([
      expect.stringContaining("Counted"),
      expect.stringContaining("one container"),
      "Kit and pack",
      expect.stringContaining("makes sense"),
      expect.stringContaining("four lines"),
      expect.stringContaining("shelf"),
    ]);
  });

  test("books a delivery in within three working days and reports differences the same day", async () => {
    const page = await openPage();
    expect(page.getByRole("heading", { name: /^Book into stock.*1–3 working days/ })).toBeVisible();
    expect(page.getByRole("heading", { name: /^Report what differs.*same day/ })).toBeVisible();
    expect(page.getByRole("heading", { name: "When the count is wrong" })).toBeVisible();
  });

  test("adds the lots up to what fills a container of one’s own", async () => {
    await openPage();
    const section = within(screen.getByRole("region", { name: /one container/ }));
    const total = section.getByRole("heading", { name: /^One 20 ft container/ }).closest("li");
    expect(total).toHaveTextContent("14.5 m³");
    expect(section.getByText(/between about 10 and 20 m³/)).toBeVisible();
  });

  test("says for whom stock in China is a poor idea", async () => {
    const page = await openPage();
    expect(page.getByText("A 2-day delivery promise")).toBeVisible();
    expect(
      page.getByText(/At the time of writing, duty starts with the first dollar or euro/),
    ).toBeVisible();
  });

  test.each([
    [/^Inbound/, "On arrival"],
    [/^Storage/, "Per m³"],
    [/^Handling/, "Per order"],
    [/^Carrier/, "At cost"],
  ])("charges the line %s %s", async (line, charged) => {
    const page = await openPage();
    const row = within(page.getByRole("row", { name: line }));
    expect(row.getByRole("cell", { name: charged })).toBeVisible();
  });
});
