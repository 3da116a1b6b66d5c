import { openPage, POST_PATH } from "./support/pages";
import { expect, test } from "./support/test";

const PRINTED = [
  { path: POST_PATH, heading: "Start with the license" },
  { path: "/quality-control-inspection", heading: "Six inspections, shown where they happen" },
  { path: "/faq", heading: "Ten things buyers ask first" },
];

for (const { path, heading } of PRINTED) {
  test(`${path} is printed without navigation, forms and buttons`, async ({ page }) => {
    await openPage(page, path);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("img")).toBeVisible();
    for (const role of ["navigation", "contentinfo", "form"] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    await expect(page.getByRole("link", { name: /quote|share/i })).toHaveCount(0);
    await expect(page.getByText("Related Articles")).toBeHidden();
    const getColor = () => getComputedStyle(document.body).backgroundColor;
    expect(await page.evaluate(getColor)).toBe("rgba(0, 0, 0, 0)");
  });
}

test("a printed FAQ has every answer, open or not", async ({ page }) => {
  await openPage(page, "/faq");
  const answer = page.getByText("Before drawings are sent");
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(answer).toBeVisible();
});
