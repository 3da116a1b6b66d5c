import { expect, test } from "vitest";
import { background } from "@/content/tools/shipment-volume";
import {
  cards,
  carton,
  container,
  invoice,
  lot,
  quotes,
  rules as incoterms,
  schedule,
} from "@/content/tools/tools-page";
import { amazonCartonTool } from "@/tools/amazon-carton-check/amazon-carton-check-page";
import { findFigures } from "../../../tests/support/figures";
import { solve } from "../../../tests/support/solve-tool";
import { aqlSamplingTool } from "@/tools/aql-sampling/aql-sampling-page";
import { compareQuotesTool } from "@/tools/compare-quotes/compare-quotes-page";
import { incotermsTool } from "@/tools/incoterms/incoterms-page";
import { landedCostTool } from "@/tools/landed-cost/landed-cost-page";
import { daysBetween } from "@/lib/day-number";
import { productionPlannerTool } from "@/tools/production-planner/production-planner-page";
import { formatDay, formatLongDay, formatSpan } from "@/tools/production-planner/day-formats";
import { shipmentVolumeTool } from "@/tools/shipment-volume/shipment-volume-page";

test("the landed cost on the index is that of the tool's example", () => {
  const { costs, unitCost, price, input } = solve(landedCostTool).result;
  const parts = [["goods"], ["fee", "inspection"], ["freight", "insurance"], ["customs"]];
  const kindOf = (id: string) => costs.find((cost) => cost.id === id)?.kind ?? "";
  const amountOf = (isIn: (kind: string) => boolean) => {
    const own = costs.filter(({ id }) => isIn(kindOf(id)));
    const cents = own.reduce((sum, cost) => sum + cost.cents, 0);
    return (cents / input.products[0].pieces / 100).toFixed(2);
  };
  expect(invoice.lines.map(({ amount }) => amount)).toEqual([
    ...parts.map((kinds) => amountOf((kind) => kinds.includes(kind))),
    amountOf((kind) => !parts.flat().includes(kind)),
  ]);
  expect(invoice.total.amount).toBe(unitCost.toFixed(2));
  expect(cards.landedCost.fact).toContain((price / 100).toFixed(2));
});

test("the shipment's share of a container on the index is that of the tool's example", () => {
  const { containers, totals, charges } = solve(shipmentVolumeTool).result;
  const [twentyFoot] = containers;
  expect(container.usedPercent).toBe(Number(twentyFoot?.volumeShare.toFixed(1)));
  expect(container.ends[0]).toContain(totals.cbm.toFixed(3));
  expect(container.ends[0]).toContain(`${container.usedPercent}%`);
  const courier = charges.courier.charged.toLocaleString("en-US");
  const kg = String(totals.kg);
  expect(findFigures(cards.shipmentVolume.fact)).toEqual([courier, kg]);
  expect(findFigures(background.heading)).toEqual([kg, courier]);
});

test("the plan on the index is the tool's plan for March 15, 2027", () => {
  const plan = solve(productionPlannerTool, { target: "2027-03-15" }).result;
  const { start, steps, orderBy, withSafety, closures } = plan;
  const holiday = closures.find(({ name }) => name === "chineseNewYear");
  const dayOf = (date: string) => daysBetween(start, date);
  const firstOf = (name: string) => dayOf(steps.find((step) => step.name === name)?.from ?? "");
  const length = dayOf(withSafety);
  const starts = [0, firstOf("production"), firstOf("booking"), firstOf("safety"), length];

  expect(cards.productionPlanner.fact).toContain(formatLongDay(orderBy));
  expect([schedule.start, schedule.end]).toEqual([formatDay(start), formatDay(withSafety)]);
  expect(schedule.days).toBe(length);
  const { from, days, label } = schedule.closed;
  expect([from, days]).toEqual(holiday && [dayOf(holiday.from), holiday.days]);
  expect(label.match(/\d+/g)).toEqual(holiday && formatSpan(holiday).match(/\d+/g));
  expect(schedule.steps.map(({ from, days }) => [from, from + days])).toEqual(
    starts.slice(0, -1).map((from, i) => [from, starts[i + 1]]),
  );
});

test("the sample, the carton and the rules on the index are those of the tools' examples", () => {
  const sampling = solve(aqlSamplingTool).result;
  expect([lot.pieces, lot.opened]).toEqual([sampling.lot, sampling.inspected]);

  expect(carton.figure).toBe(solve(amazonCartonTool).view.figure);

  const { recommended, quoted } = solve(incotermsTool, { quotation: "EXW" }).result;
  expect(incoterms.rows.map(({ name, length }) => [name, length])).toEqual(
    [quoted, recommended].map((journey) => [journey?.rule, journey?.riskAfter]),
  );
});

test("the quotations on the index are those of the tool's example", () => {
  const { offers, winner } = solve(compareQuotesTool).result;
  const [open, complete] = quotes;
  expect([complete?.name, open?.name]).toEqual(
    offers.map(({ landed }) => landed?.piece.toFixed(2)),
  );
  expect(winner?.name).toBe(offers[0]?.name);
  const openQuestions = String(offers[1]?.questions.length);
  expect(open?.text).toContain(`${openQuestions} questions open`);
  expect(findFigures(cards.compareQuotes.fact)).toEqual([
    complete?.name,
    open?.name,
    openQuestions,
  ]);
});
