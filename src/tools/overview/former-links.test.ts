import { expect, test } from "vitest";
import { canonicalText } from "@/tools/engine/form/fields";
import { readLinkQuery } from "@/tools/engine/form/link-query";
import type { Tool } from "@/tools/engine/define-tool";
import { amazonCartonTool } from "@/tools/amazon-carton-check/amazon-carton-check-page";
import { aqlSamplingTool } from "@/tools/aql-sampling/aql-sampling-page";
import { incotermsTool } from "@/tools/incoterms/incoterms-page";
import { landedCostTool } from "@/tools/landed-cost/landed-cost-page";
import { productionPlannerTool } from "@/tools/production-planner/production-planner-page";
import { shipmentVolumeTool } from "@/tools/shipment-volume/shipment-volume-page";

const TODAY = "2026-11-23";

/** Opens a link, which nobody may find changed, and returns the answer. */
function open<Result>(tool: Tool<Result>, query: string): string {
  const read = readLinkQuery(tool.form, query, TODAY);
  expect(read?.hasIgnoredValues).toBe(false);
  if (!read) return "";
  const params = new URLSearchParams(query);
  for (const [name, field] of Object.entries(tool.form.fields)) {
    const written = params.get(field.linkKey);
    if (written !== null)
      expect(canonicalText(field, read.state.texts[name] ?? "")).toBe(
        canonicalText(field, written),
      );
  }
  const outcome = tool.solve(read.state, TODAY);
  return outcome.ok ? tool.view(outcome.result).figure : JSON.stringify(outcome.errors);
}

// Links that people have shared, with what they answered then.
test.each([
  ["7 a piece", "v=1&ed=2026-11-23&p=7", "9.97"],
  [
    "EXW to Germany",
    "v=1&ed=2026-11-23&p=8&q=500&t=EXW&o=300&to=DE&f=1200&d=4.7&rc=no&ad=Antidumping:12.5",
    "17.78",
  ],
  ["CIF to Britain", "v=1&ed=2026-11-23&t=CIF&to=UK&ia=40&f=900&d=2&vat=20&cu=GBP", "7.27"],
  [
    "by air with two more duties",
    "v=1&ed=2026-12-01&p=3.5&q=20000&m=air&f=6500&d=25&ad=Section%20301:25,Flat:100:amount&sl=15&mg=30",
    "5.89",
  ],
  ["DDP", "v=1&ed=2026-11-23&t=DDP&p=9&q=1000", "9.88"],
  ["to another country", "v=1&ed=2026-11-23&to=other&cb=FOB&vat=12&d=5&mp=1", "8.45"],
])("a link to the landed cost still opens: %s", (_, query, figure) => {
  expect(open(landedCostTool, query)).toBe(figure);
});

test.each([
  ["one size", "v=1&r=60x40x40x12x100xcm", "9.600"],
  ["partly the example", "v=1&r=~50x~40x~30x~15x100xcm,~80x~60x~50x~22x~10xcm", "8.400"],
  [
    "names, inches and quotes",
    "v=1&up=up&ql=95&qf=1400&r=45x35x30x9x260xcmxMugs%2520and%2520lids,24x16x16x30x20xin",
    "14.299",
  ],
  [
    "other limits",
    "v=1&da=5000&dc=6000&p20=20000&u4h=70&qc=40HQ&r=120x100x110x400x18xcm",
    "23.760",
  ],
])("a link to a shipment's volume still opens: %s", (_, query, figure) => {
  expect(open(shipmentVolumeTool, query)).toBe(figure);
});

test.each([
  ["a day at the door", "v=1&t=2027-03-15", "Dec 10"],
  ["forward by air", "v=1&s=2026-11-23&d=forward&m=air&sa=0", "Jan 22"],
  ["other days", "v=1&t=2027-11-01&m=rail&pr=45&in=3&cb=10&ca=20&su=yes&gw=9", "Jul 20"],
])("a link to a plan still opens: %s", (_, query, figure) => {
  expect(open(productionPlannerTool, query)).toBe(figure);
});

test.each([
  ["v=1&lot=600000&lv=III&s=tightened&cr=0.065&ma=1.0&mi=2.5&p=6.5", "2,000"],
  ["v=1&lot=100&ma=1.0", "20"],
])("a link to a sample still opens: %s", (query, figure) => {
  expect(open(aqlSamplingTool, query)).toBe(figure);
});

test.each([
  ["v=1&rg=UK&lu=in&wu=lb&l=20&w=16&h=12&g=30&u=12&pc=30&ph=60&pw=900&po=0", "20"],
  ["v=1&rg=EU&l=63&w=63&h=63&g=22&xw=25&xl=70", "22"],
  ["v=1&one=yes&jw=yes&l=100&g=15", "1"],
])("a link to a carton still opens: %s", (query, figure) => {
  expect(open(amazonCartonTool, query)).toBe(figure);
});

test.each([
  ["v=1&c=parcel&t=courier&f=no", "DAP"],
  ["v=1&t=air&i=no&x=no&e=unknown&q=DDP&p=12%20Quay%20Street%2C%20Bristol", "DDP"],
  ["v=1&q=FOB&p=Yantian%2C%20Shenzhen", "FCA"],
])("a link to a rule still opens: %s", (query, figure) => {
  expect(open(incotermsTool, query)).toBe(figure);
});
