import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { scorecard } from "@/content/services/supplier-management";
import "../../../../tests/support/handlers/backend";
import { main, textsOf } from "../../../../tests/support/queries";
import { renderRoute } from "../../../../tests/support/render-route";

beforeEach(async () => {
  renderRoute("/supplier-management");
  await screen.findByRole("heading", { level: 1, name: "Keep good suppliers good" });
});

test("goes from why suppliers fade to what happens when one slips", () => {
  expect(textsOf(main().getAllByRole("heading", { level: 2 }))).toEqual([
    "Why the fifth order needs more care than the first",
    "What a buying office does all year",
    "The scorecard, drawn to scale",
    "Six clauses, signed while all is well",
    "Your mold stays yours",
    "Three promises before the drawings leave",
    "When a factory slips",
    "Send your supplier list. We’ll score the first.",
  ]);
});

test("each of the services has a number", () => {
  const parts = screen.getByRole("region", { name: "What a buying office does all year" });
  const cards = within(parts).getAllByRole("listitem");
  for (const card of cards) expect(card).toHaveTextContent(/\d|once/);
});

test("the scorecard adds up to 100 and says what each measure must reach", () => {
  const table = within(screen.getByRole("table", { name: "Supplier scorecard" }));
  const row = (name: RegExp) => table.getByRole("row", { name });
  expect(row(/^Quality/)).toHaveTextContent(/first inspection90% or more40$/);
  expect(row(/^Delivery/)).toHaveTextContent(/agreed date95% or more30$/);
  expect(row(/^Communication/)).toHaveTextContent(/Within 1 working day15$/);
  expect(row(/^Cost and compliance/)).toHaveTextContent(/15$/);
  const points = scorecard.measures.map((measure) => measure.points);
  expect(points.reduce((sum, next) => sum + next)).toBe(100);
});

test("the bands follow each other from 0 to 100", () => {
  const card = within(screen.getByRole("region", { name: "The scorecard, drawn to scale" }));
  expect(textsOf(card.getAllByRole("term"))).toEqual([
    "Under 75: Corrective plan",
    "75–89: Approved",
    "90+: Preferred",
  ]);
  expect(scorecard.bands.map(({ from, to }) => [from, to])).toEqual([
    [0, 75],
    [75, 90],
    [90, 100],
  ]);
});

test("the contract part says who drafts it and what it settles", () => {
  const agreement = screen.getByRole("region", { name: "Six clauses, signed while all is well" });
  expect(agreement).toHaveTextContent(/without your written consent/);
  const nnn = screen.getByRole("region", { name: "Three promises before the drawings leave" });
  expect(nnn).toHaveTextContent(/in Chinese, under Chinese law.*company chop/);
  expect(nnn).toHaveTextContent(/We coordinate; a licensed lawyer drafts/);
  expect(within(nnn).getByRole("link")).toHaveAttribute(
    "href",
    "/blog/nnn-agreements-trademarks-and-tooling-protecting-your-product-in-china",
  );
});

test("the retail case is one click away", () => {
  expect(main().getByRole("link", { name: "Read the retail case" })).toHaveAttribute(
    "href",
    "/case-studies/retail-chain-supply-optimization",
  );
});
