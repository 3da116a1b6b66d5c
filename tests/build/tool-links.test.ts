import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { paths } from "@/config/paths";
import { toolKeys } from "@/config/tools";
import { dist } from "./dist.ts";

test.each([
  [paths.productSourcing, [paths.productionPlanner]],
  [paths.qualityControl, [paths.aqlSampling]],
  [paths.shipping, [paths.incoterms, paths.shipmentVolume, paths.landedCost]],
  [paths.fbaPrep, [paths.amazonCartonCheck]],
  [paths.importExportGuide, [paths.landedCost]],
  [paths.shippingGuide, [paths.shipmentVolume]],
  [paths.paymentGuide, [paths.productionPlanner]],
  [paths.popularProducts, [paths.landedCost]],
  [paths.howItWorks, [paths.productionPlanner, paths.tools]],
  [paths.faq, [paths.landedCost, paths.productionPlanner]],
  [paths.tools, toolKeys.map((key) => paths[key])],
])("%s links to the tools that it mentions", (page, tools) => {
  const html = readFileSync(new URL(`${page.slice(1)}.html`, dist), "utf8");
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  for (const tool of tools) expect(main).toContain(`href="${tool}"`);
});
