import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fees } from "@/content/services/overview";
import { SERVICE_CARD_PATHS } from "../../../../tests/support/addresses";
import "../../../../tests/support/handlers/backend";
import { renderRoute } from "../../../../tests/support/render-route";

test("eight cards lead to the eight services by 'Learn More'", async () => {
  renderRoute("/sourcing-services");
  const links = await screen.findAllByRole("link", { name: /^Learn More: / });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(SERVICE_CARD_PATHS);
});

test("a stop of the line map leads to the card of its service", async () => {
  const { user } = renderRoute("/sourcing-services");
  const map = await screen.findByRole("navigation", { name: "Services by office" });
  expect(within(map).getAllByRole("link")).toHaveLength(8);
  await user.click(within(map).getByRole("link", { name: "Custom packaging" }));
  expect(document.activeElement).toHaveTextContent("Learn More: Custom packaging");
});

test("the worked invoice adds up, with a fee of 8%", () => {
  const amounts = fees.invoice.lines.map(({ amount }) => Number(amount.replace(",", "")));
  const [goods = 0, fee] = amounts;
  expect(goods).toBeCloseTo(1200 * 2.1, 2);
  expect(fee).toBeCloseTo(goods * 0.08, 2);
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  expect(Number(fees.invoice.total.amount.replace(",", ""))).toBeCloseTo(total, 2);
});
