import { paths } from "@/config/paths";
import { findFocusProblem, tabTo } from "./support/keyboard";
import { DESKTOP, openPage, PHONE, POST_PATH } from "./support/pages";
import { test } from "./support/shared-page";
import { expect } from "./support/test";

test("the first Tab reaches the skip link, which leads past the header to the content", async ({
  page,
}) => {
  await openPage(page, "/");
  const names: (string | null)[] = [];
  for (let stop = 0; stop < 6; stop++) {
    await page.keyboard.press("Tab");
    names.push(await page.evaluate(() => document.activeElement?.textContent.trim() ?? ""));
  }
  // In the order of the screen.
  const inHeader = await page
    .locator("header :is(a, button):visible")
    .evaluateAll((all) =>
      all
        .sort((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left)
        .map((element) => element.textContent.trim()),
    );
  expect(names.slice(1)).toEqual(inHeader.slice(0, 5));

  const skipLink = page.getByRole("link", { name: "Skip to content" });
  await tabTo(page, skipLink, "Shift+Tab");
  await expect(skipLink).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
});

/** Pages with all kinds of tab stops. On narrow screens a tool's answer is in a bar over the form. */
const TAB_STOPS = [
  { path: paths.faq, viewport: PHONE },
  { path: paths.contact, viewport: PHONE },
  { path: paths.amazonCartonCheck, viewport: PHONE },
  { path: POST_PATH, viewport: PHONE },
  { path: paths.home, viewport: DESKTOP },
  { path: paths.blog, viewport: DESKTOP },
];

for (const { path, viewport } of TAB_STOPS) {
  test(`every tab stop of ${path} has a visible focus, ${viewport.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openPage(page, path);
    const problems: string[] = [];
    let stops = 0;
    for (;;) {
      await page.keyboard.press("Tab");
      const stop = await findFocusProblem(page);
      if (stop === null) break;
      stops++;
      if (stop) problems.push(stop);
      expect(stops, "Tab never leaves the page").toBeLessThan(300);
    }
    expect(stops).toBeGreaterThan(15);
    expect(problems).toEqual([]);
  });
}
