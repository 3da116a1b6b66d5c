import type { Page } from "@playwright/test";
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
    await openPage(page, path);
    const title = await heading(page).innerText();
    for (const [i, target] of targets.entries()) {
      await test.step(target, async () => {
        if (i > 0) await goBackTo(page, title);
        await page.getByRole("main").locator(`a[href="${target}"]`).first().click();
        await expect(page).toHaveURL(target);
        await expect(heading(page)).toHaveText(
          TOOLS.find((tool) => tool.path === target)?.question ?? "",
        );
        await expect(figure(page)).toHaveText(/\S/);
      });
    }
  });
}

test("the answers of the FAQ link to two tools", async ({ page }) => {
  await openPage(page, "/faq");
  const title = await heading(page).innerText();
  for (const [words, link, target] of [
    ["How much does it cost?", "landed cost calculator", "What will one piece really cost?"],
    ["How long does everything take?", "production planner", "When do I have to order?"],
  ] as const) {
    await test.step(words, async () => {
      await page.getByRole("button", { name: words }).click();
      await page.getByRole("main").getByRole("link", { name: link }).click();
      await expect(heading(page)).toHaveText(target);
      await goBackTo(page, title);
    });
  }
});

test("How It Works links to the overview of all tools", async ({ page }) => {
  await openPage(page, "/how-it-works");
  await page.getByRole("link", { name: "All six tools for importers" }).click();
  await expect(page).toHaveURL("/tools");
  for (const { path } of TOOLS)
    await expect(page.getByRole("main").locator(`a[href="${path}"]`)).toBeVisible();
});

/** Goes back within the site, which takes less time than opening the page again. */
async function goBackTo(page: Page, title: string) {
  await page.goBack();
  await expect(heading(page)).toHaveText(title, { useInnerText: true });
}
