import { expect } from "vitest";
import { questions } from "@/content/faq";
import { head as homeHead } from "@/content/home";
import { contentsTitle } from "@/content/table-of-contents";
import { journey } from "./support/journey";

const POST_PATH = "/blog/how-to-verify-a-chinese-factory-before-you-pay-a-deposit";

/** The distance of a heading to the top after its link was followed. */
const OFFSET_PX = 100;

journey("the home page hydrates without errors and leads to a post and back", async ({ page }) => {
  await page.open("/");
  await page.startApplication();
  await page.waitForHydration();
  await expect.poll(page.getByRole("heading", { level: 1 }).count).toBe(1);
  expect(await page.title()).toBe(homeHead.title);
  const posts = page.getByRole("main").getByRole("article");
  await expect.poll(posts.count).toBe(3);
  const title = await posts.nth(0).getByRole("heading").text();
  // The journeys share a database, and a newer post may come first at any time, under the pointer too.
  await posts.getByRole("link", { name: title }).tabToAndPressEnter();
  await expect.poll(page.getByRole("heading", { level: 1 }).text).toBe(title);
  await page.back();
  await expect.poll(page.path).toBe("/");
  await expect.poll(posts.count).toBe(3);
});

journey(
  "a visitor who leaves a page before it has hydrated gets the next one",
  async ({ page }) => {
    await page.open("/");
    await page.startApplication();
    await page.open("/faq");
    await expect.poll(page.path).toBe("/faq");
  },
);

journey("the search of the blog finds posts and survives Back", async ({ page }) => {
  await page.open("/blog");
  const box = page.getByRole("searchbox", { name: "Search articles" });
  const cards = page.getByRole("main").getByRole("article");
  await expect.poll(cards.count).toBeGreaterThan(1);
  await box.fill("aql inspection");
  await expect.poll(cards.count).toBe(1);
  await expect.poll(page.path).toBe("/blog?search=aql+inspection");
  await cards.getByRole("heading").click();
  await expect.poll(page.path).toMatch(/^\/blog\/./);
  await page.back();
  await expect.poll(box.value).toBe("aql inspection");
  await expect.poll(cards.count).toBe(1);
});

journey("the contents list leads to the sections of an article", async ({ page }) => {
  await page.open(POST_PATH);
  const contents = page.getByRole("complementary", { name: contentsTitle });
  const links = contents.getByRole("listitem").getByRole("link");
  const names = await links.texts();
  expect(names.length).toBeGreaterThan(4);
  const headingOf = (place: number) =>
    page.locator(".prose").getByRole("heading", { name: names[place] ?? "" });
  const expectToBeAt = async (place: number) => {
    const heading = headingOf(place);
    await expect.poll(page.path).toBe(`${POST_PATH}#${await heading.attribute("id")}`);
    await expect.poll(async () => Math.abs((await heading.top()) - OFFSET_PX)).toBeLessThan(3);
    await expect.poll(contents.locator('[aria-current="location"]').text).toBe(names[place]);
  };
  // Perhaps before the application runs, which starts when the mouse moves.
  await links.nth(3).click();
  await expectToBeAt(3);
  await page.waitForHydration();
  await links.nth(1).click();
  await expectToBeAt(1);
  await expect.poll(headingOf(1).isFocused).toBe(true);
});

journey("a link to a question of the FAQ opens its answer", async ({ page }) => {
  const { id = "", question = "" } = questions[2] ?? {};
  await page.open(`/faq#${id}`);
  const open = page.getByRole("main").locator("details[open] > summary");
  await expect.poll(open.texts).toEqual([question]);
  await expect.poll(open.isInView).toBe(true);
});
