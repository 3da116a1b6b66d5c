import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import "../../../../tests/support/handlers/backend";
import { renderRoute } from "../../../../tests/support/render-route";

async function titlesIn(region: RegExp): Promise<string[]> {
  const section = await screen.findByRole("region", { name: region });
  return within(section)
    .getAllByRole("heading", { level: 3 })
    .map((heading) => heading.textContent);
}

test("the six services and the five Incoterms of the specification are there", async () => {
  renderRoute("/shipping-from-china");
  expect(await titlesIn(/^Six ways/)).toEqual([
    "Sea freight",
    "Air freight",
    "Rail to Europe",
    "Express courier",
    "Customs brokerage",
    "DDP, door to door",
  ]);
  expect((await titlesIn(/^Five Incoterms/)).map((title) => title.slice(0, 3))).toEqual([
    "EXW",
    "FOB",
    "CIF",
    "DAP",
    "DDP",
  ]);
});

test("the table says who pays under each term", async () => {
  renderRoute("/shipping-from-china");
  const table = await screen.findByRole("table", { name: "Who pays and who acts, by term" });
  const row = within(table).getByRole("row", { name: /^FOB/ });
  expect(
    within(row)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent),
  ).toEqual(["Seller", "Buyer", "Buyer", "Buyer"]);
});

test("transit times are those of the specification", async () => {
  renderRoute("/shipping-from-china");
  const section = await screen.findByRole("region", { name: "Days on the lane" });
  const rows = within(section).getAllByRole("listitem");
  expect(rows.find((row) => row.textContent.startsWith("Air freight"))).toHaveTextContent(
    "3–10 days",
  );
  expect(rows.find((row) => row.textContent.startsWith("Sea, full"))).toHaveTextContent(
    "20–45 days",
  );
});

test("a carton of 60 × 40 × 40 cm is billed by its volume", async () => {
  renderRoute("/shipping-from-china");
  expect(await screen.findByText("Billed by air")).toBeVisible();
  expect(screen.getByText(`${(60 * 40 * 40) / 6000} kg`)).toBeVisible();
  expect(screen.getByText(`${(60 * 40 * 40) / 5000} kg`)).toBeVisible();
});
