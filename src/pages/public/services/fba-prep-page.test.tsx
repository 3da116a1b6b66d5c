import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import "../../../../tests/support/handlers/backend";
import { main, textsOf } from "../../../../tests/support/queries";
import { renderRoute } from "../../../../tests/support/render-route";

beforeEach(async () => {
  renderRoute("/amazon-fba-prep-service-china");
  await screen.findByRole("heading", { level: 1, name: /^Amazon FBA prep in China/ });
});

test("says why to prep at origin, what is done, how it runs and what happens if it goes wrong", () => {
  expect(textsOf(main().getAllByRole("heading", { level: 2 }))).toEqual([
    "Why prep here and not there",
    "The prep menu",
    "A carton inside every limit",
    "Six steps, and you approve the second",
    "Launch by air, refill by sea",
    "When something is off",
    "Send your SKUs. We’ll price every label.",
  ]);
});

test("the carton limits stand beside each other for the US and for the EU and UK", () => {
  const limits = screen.getByRole("table", { name: /^FBA limits/ });
  const cellsOf = (name: string | RegExp) =>
    textsOf(within(within(limits).getByRole("row", { name })).getAllByRole("cell"));
  const [weightUs, weightEurope] = cellsOf(/^Carton weight/);
  expect(weightUs).toMatch(/22\.7 kg \(50 lb\).*Team Lift/);
  expect(weightEurope).toMatch(/23 kg.*15 kg.*Heavy Package/);
  expect(cellsOf(/^Carton side/)[0]).toMatch(/63\.5 cm \(25 in\).*91 cm \(36 in\)/);
  expect(cellsOf(/^Pallet/)[0]).toMatch(/183 cm \(72 in\).*680 kg \(1,500 lb\)/);
  expect(cellsOf(/^Polybag warning/)[0]).toMatch(/24 pt.*18 pt.*14 pt.*10 pt/);
  expect(screen.getByRole("main")).not.toHaveTextContent(/\b25 kg/);
});

test("what the drawing of the carton shows can be read without seeing it", () => {
  const [drawing] = screen.getAllByRole("img", { name: /carton with its labels/ });
  expect(drawing).toHaveAccessibleDescription(/longest side measures 63\.5 cm/);
});

test("names the importer, the barcode rules, the drop test and who we are not", () => {
  const page = screen.getByRole("main");
  expect(page).toHaveTextContent("Amazon will not be importer of record");
  expect(page).toHaveTextContent("Registered brand owners may use a manufacturer barcode");
  expect(page).toHaveTextContent("Dropped from 91 cm (3 ft)");
  expect(page).toHaveTextContent("independent service, not affiliated with or endorsed by Amazon");
});

test("the case and the checklist are one click away", () => {
  expect(main().getByRole("link", { name: "Read the food jar case" })).toHaveAttribute(
    "href",
    "/case-studies/amazon-seller-boosts-sales",
  );
  expect(main().getByRole("link", { name: /label and polybag checklist/ })).toHaveAttribute(
    "href",
    "/blog/amazon-fba-carton-label-and-polybag-checklist",
  );
});
