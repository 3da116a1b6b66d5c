import { beforeEach, expect, test } from "vitest";
import { productHelper } from "@/content/product-helper";
import { form } from "@/content/tools/landed-cost-form";
import { reportWords } from "@/content/tools/report";
import { changeDraft, readDraft } from "@/data/browser/contact-draft";
import { landedCostTool } from "@/tools/landed-cost/landed-cost-page";
import { solve, TODAY, typeInto, type Typed } from "../../../tests/support/solve-tool";
import { addToEnquiry } from "./add-to-enquiry";

const lids = {
  ...{ productName: "Lids", productPieces: "600", productPrice: "0.85", productDuty: "3" },
  ...{ productDutyKind: "percent", productVolume: "", productWeight: "" },
};
const shipment: Typed = { product: "Mugs", destination: "DE", products: [lids] };
const destination = `${productHelper.product} 1\n${productHelper.fields.destination.line}: Germany`;

function send(typed = shipment, unknownKeys: readonly string[] = []) {
  const state = typeInto(landedCostTool, typed);
  const solution = solve(landedCostTool, typed);
  addToEnquiry("landedCost", {
    ...{ definition: landedCostTool.form, state, solution, today: TODAY, linkQuery: "?v=1" },
    unknownKeys,
  });
  return readDraft()?.fields;
}

beforeEach(() => {
  sessionStorage.clear();
});

test("the products of a shipment and where they go are filled into the enquiry, once", () => {
  expect(send()).toMatchObject({ product_interest: "Mugs, Lids" });
  const { message } = send() ?? {};
  expect(message).toMatch(/^Lids: 1.16 \(600 pieces at 0.85\)$/m);
  expect(message?.split(destination)).toHaveLength(2);
});

test("an enquiry asks for all that is not known, and has the products all the same", () => {
  const unknown = [
    "incoterm",
    "mode",
    "freight",
    "duty",
    "destinationCharges",
    "delivery",
    "margin",
  ];
  const { message } = send(shipment, unknown) ?? {};
  const { freight, duty, destinationCharges, delivery, incoterm, mode, margin } = form.fields;
  const inDollars = { currency: "USD" };
  const leftOut = [
    ...[freight.label(inDollars), duty.label],
    ...[destinationCharges.label(inDollars), delivery.label(inDollars)],
  ];
  const standIn = [incoterm.label, mode.label, margin.label];
  const { questions } = reportWords;
  expect(message).toContain(`\n${questions.leftOut(leftOut.join("; "))}\n`);
  expect(message).toContain(`\n${questions.standIn(standIn.join("; "))}\n`);
  expect(message).toMatch(/^Lids: 1.16 /m);
});

test("what a tool has filled in follows its next answer", () => {
  send();
  const { product_interest: products, message } =
    send({ product: "Bowls", destination: "CA" }) ?? {};
  expect(products).toBe("Bowls");
  expect(message).toContain(destination.replace("Germany", "Canada"));
  expect(message).not.toContain("Germany");
});

test("many products have room in their field, and the others are counted", () => {
  const products = Array.from({ length: 19 }, (_, i) => ({
    ...lids,
    productName: `${i}`.repeat(30),
  }));
  const interest = send({ product: "Mugs", products })?.product_interest;
  expect(interest).toMatch(/^Mugs, .*; and 5 more$/);
  expect(interest?.length).toBeLessThan(1000);
});

test("what is typed there stays", () => {
  const typed = `${productHelper.product} 1\n${productHelper.fields.deadline.line}: May\n`;
  changeDraft(() => ({ product_interest: "Cups", message: typed }));
  expect(send()).toMatchObject({ product_interest: "Cups" });
  expect(send()?.message).not.toContain(destination);
});
