import { openPage } from "./support/pages";
import { test } from "./support/shared-page";
import { expect } from "./support/test";
import { figure, heading } from "./support/tool-page";
import { TOOLS } from "./support/tools";

/** The tools that each page links to. */
const LINKS: Readonly<Record<string, readonly string[]>> = {
  "/product-sourcing-in-china": ["/tools/production-planner"],
  "/quality-control-inspection": ["/tools/aql-sampling"],
  "/shipping-from-china": ["/tools/incoterms", "/tools/shipment-volume", "/tools/landed-cost"],
  "/amazon-fba-prep-service-china": ["/tools/amazon-carton-check"],
  "/china-import-export-guide": ["/tools/landed-cost"],
  "/shipping-guide": ["/tools/shipment-volume"],
  "/payment-guide": ["/tools/production-planner"],
  "/popular-products-to-sell-online": ["/tools/landed-cost"],
  "/how-it-works": ["/tools/production-planner"],
  "/tools": TOOLS.map(({ path }) => path),
};

for (const [path, targets] of Object.entries(LINKS)) {
  test(`${path} links to the tools it mentions`, async ({ page }) => {
    for (const target of targets) {
      await openPage(page, path);
      await page.getByRole("main").locator(`a[href="${target}"]`).first().click();
      await expect(page).toHaveURL(target);
      await expect(heading(page)).toHaveText(
        TOOLS.find((tool) => tool.path === target)?.question ?? "",
      );
      await expect(figure(page)).toHaveText(/\S/);
    }
  });
}

test("the answers of the FAQ link to two tools", async ({ page }) => {
  for (const [words, link, target] of [
    ["How much does it cost?", "landed cost calculator", "What will one piece really cost?"],
    ["How long does everything take?", "production planner", "When do I have to order?"],
  ] as const) {
    await openPage(page, "/faq");
    await page.getByRole("button", { name: words }).click();
    await page.getByRole("main").getByRole("link", { name: link }).click();
    await expect(heading(page)).toHaveText(target);
  }
});

test("How It Works links to the overview of all tools", async ({ page }) => {
  await openPage(page, "/how-it-works");
  await page.getByRole("link", { name: "All six tools for importers" }).click();
  await expect(page).toHaveURL("/tools");
  for (const { path } of TOOLS)
    await expect(page.getByRole("main").locator(`a[href="${path}"]`)).toBeVisible();
});
