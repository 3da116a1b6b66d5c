import { site } from "@/config/site";
import { caseStudyList } from "@/content/case-study-list";
import { makeSuccessStory } from "../support/factories";
import { serveTable, readColumn } from "./support/backend";
import { findOverflow } from "./support/layout";
import { openPage, PHONE, waitForContent } from "./support/pages";
import { test } from "./support/shared-page";
import { expect } from "./support/test";

const SECTION = "Shorter stories, one order each";

test("a visitor reads from the list to each case study and back", async ({ page }) => {
  const main = page.getByRole("main");
  const heading = page.getByRole("heading", { level: 1 });

  await openPage(page, "/case-studies");
  for (const { slug, title } of caseStudyList) {
    await main.getByRole("link", { name: `Read Case Study: ${title}` }).click();
    await expect(page).toHaveURL(`/case-studies/${slug}`);
    await expect(heading).toHaveText(title);
    await expect(page).toHaveTitle(`${title} | ${site.name}`);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(
      page.getByRole("region", { name: "Related stories" }).getByRole("article"),
    ).toHaveCount(2);
    await main
      .getByRole("navigation", { name: "Breadcrumb" })
      .getByRole("link", { name: "Case Studies" })
      .click();
    await expect(page).toHaveURL("/case-studies");
  }
});

test("the published stories are listed below the case studies, newest first", async ({
  page,
  request,
}) => {
  const query = "success_stories?order=created_at.desc,id";
  const titles = await readColumn(request, query, "title");
  expect(titles.length).toBeGreaterThan(0);

  await openPage(page, "/case-studies");
  const stories = page.getByRole("region", { name: SECTION }).getByRole("article");
  await expect(stories.getByRole("heading", { level: 3 })).toHaveText(titles);
  const text = stories.first().locator(".prose");
  await expect(text).toBeHidden();
  await stories
    .first()
    .getByText(/^Read the story/)
    .click();
  await expect(text).toBeVisible();
});

test("a link to one story opens it", async ({ page, request }) => {
  const [id = ""] = (await readColumn(request, "success_stories?order=created_at", "id")).slice(
    0,
    1,
  );
  await openPage(page, `/case-studies#story-${id}`);
  const story = page.locator(`[id="story-${id}"]`);
  await expect(story.locator(".prose")).toBeVisible();
  await expect(story).toBeInViewport();
});

for (const viewport of [{ width: 320, height: 700 }, PHONE]) {
  test(`fifty stories with very long words fit ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const word = "Donaudampfschifffahrtsgesellschaft".repeat(4);
    await serveTable(
      page,
      "success_stories",
      Array.from({ length: 50 }, (_, i) =>
        makeSuccessStory(i + 1, {
          title: `${word} ${i}`,
          category: word,
          excerpt: word,
          content: `<h2>${word}</h2><table><tr><td>${word}</td></tr></table><script>1</script>`,
          image_url: "/images/samples-800.webp",
        }),
      ),
    );
    await openPage(page, `/case-studies#story-${makeSuccessStory(1).id}`);
    await waitForContent(page);
    await expect(page.getByRole("region", { name: SECTION }).getByRole("article")).toHaveCount(50);
    await expect(page.locator(".prose")).toBeVisible();
    expect(await findOverflow(page)).toEqual([]);
  });
}
