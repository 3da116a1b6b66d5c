import { expect, test } from "vitest";
import { canonicalText } from "@/tools/engine/form/fields";
import { readLinkQuery } from "@/tools/engine/form/link-query";
import type { Tool } from "@/tools/engine/define-tool";
import { toolNames } from "@/content/tools/names";
import { amazonCartonTool } from "@/tools/amazon-carton-check/amazon-carton-check-page";
import { aqlSamplingTool } from "@/tools/aql-sampling/aql-sampling-page";
import { incotermsTool } from "@/tools/incoterms/incoterms-page";
import { landedCostTool } from "@/tools/landed-cost/landed-cost-page";
import { productionPlannerTool } from "@/tools/production-planner/production-planner-page";
import { shipmentVolumeTool } from "@/tools/shipment-volume/shipment-volume-page";

const TODAY = "2026-11-23";

/** Links that people have shared, each with the figure that it answered then. */
function testLinks<Result>(tool: Tool<Result>, links: readonly [query: string, figure: string][]) {
  test.each(links)(`a link to the ${toolNames[tool.key]} still opens: %s`, (query, figure) => {
    const read = readLinkQuery(tool.form, query, TODAY);
    expect(read?.hasIgnoredValues).toBe(false);
    if (!read) return;
    const params = new URLSearchParams(query);
    for (const [name, field] of Object.entries(tool.form.fields)) {
      const text = canonicalText(field, read.state.texts[name] ?? "");
      const written = params.get(field.linkKey) ?? text;
      expect(text).toBe(canonicalText(field, written));
    }
    const outcome = tool.solve(read.state, TODAY);
    expect(outcome.ok && tool.view(outcome.result).figure).toBe(figure);
  });
}

testLinks(landedCostTool, [
  ["v=1&ed=2026-11-23&p=7", "9.97"],
  ["v=1&ed=2026-11-23&p=8&q=500&t=EXW&o=300&to=DE&f=1200&d=4.7&rc=no&ad=Antidumping:12.5", "17.78"],
  ["v=1&ed=2026-11-23&t=CIF&to=UK&ia=40&f=900&d=2&vat=20&cu=GBP", "7.27"],
  [
    "v=1&ed=2026-12-01&p=3.5&q=20000&m=air&f=6500&d=25&ad=Section%20301:25,Flat:100:amount&sl=15&mg=30",
    "5.89",
  ],
  ["v=1&ed=2026-11-23&t=DDP&p=9&q=1000", "9.88"],
  ["v=1&ed=2026-11-23&to=other&cb=FOB&vat=12&d=5&mp=1", "8.45"],
]);

testLinks(shipmentVolumeTool, [
  ["v=1&r=60x40x40x12x100xcm", "9.600"],
  ["v=1&r=~50x~40x~30x~15x100xcm,~80x~60x~50x~22x~10xcm", "8.400"],
  ["v=1&up=up&ql=95&qf=1400&r=45x35x30x9x260xcmxMugs%2520and%2520lids,24x16x16x30x20xin", "14.299"],
  ["v=1&da=5000&dc=6000&p20=20000&u4h=70&qc=40HQ&r=120x100x110x400x18xcm", "23.760"],
]);

testLinks(productionPlannerTool, [
  ["v=1&t=2027-03-15", "Dec 10"],
  ["v=1&s=2026-11-23&d=forward&m=air&sa=0", "Jan 22"],
  ["v=1&t=2027-11-01&m=rail&pr=45&in=3&cb=10&ca=20&su=yes&gw=9", "Jul 20"],
]);

testLinks(aqlSamplingTool, [
  ["v=1&lot=600000&lv=III&s=tightened&cr=0.065&ma=1.0&mi=2.5&p=6.5", "2,000"],
  ["v=1&lot=100&ma=1.0", "20"],
]);

testLinks(amazonCartonTool, [
  ["v=1&rg=UK&lu=in&wu=lb&l=20&w=16&h=12&g=30&u=12&pc=30&ph=60&pw=900&po=0", "20"],
  ["v=1&rg=EU&l=63&w=63&h=63&g=22&xw=25&xl=70", "22"],
  ["v=1&one=yes&jw=yes&l=100&g=15", "1"],
]);

testLinks(incotermsTool, [
  ["v=1&c=parcel&t=courier&f=no", "DAP"],
  ["v=1&t=air&i=no&x=no&e=unknown&q=DDP&p=12%20Quay%20Street%2C%20Bristol", "DDP"],
  ["v=1&q=FOB&p=Yantian%2C%20Shenzhen", "FCA"],
]);
