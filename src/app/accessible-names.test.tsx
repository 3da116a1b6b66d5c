import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { adminPaths, caseStudyPath, paths } from "@/config/paths";
import { unlockForTest } from "../../tests/support/admin";
import { makePosts, makeSuccessStory } from "../../tests/support/factories";
import { serveTable, backend } from "../../tests/support/handlers/backend";
import { renderRoute } from "../../tests/support/render-route";

beforeEach(() => {
  backend.use(
    serveTable("blog_posts", makePosts(3)),
    serveTable("success_stories", [makeSuccessStory(2), makeSuccessStory(1)]),
  );
});

// By selector, not by role: for roles jsdom computes the styles of the whole page each time.
const articles = () => [...document.querySelectorAll("article")];

test.each([
  [paths.home, 3],
  [paths.blog, 3],
  ["/blog/post-1", 3],
  [paths.sourcingServices, 8],
  [paths.caseStudies, 5],
  [caseStudyPath("amazon-seller-boosts-sales"), 3],
  [paths.privacy, 1],
  [adminPaths.dashboard, 4],
])("%s calls each of its articles by its heading", async (path, count) => {
  unlockForTest();
  renderRoute(path);
  await waitFor(() => {
    expect(articles()).toHaveLength(count);
  });
  for (const article of articles()) {
    const heading = article.querySelector("h1, h2, h3");
    expect(heading).toHaveTextContent(/\w/);
    expect(article).toHaveAccessibleName(heading?.textContent);
  }
});

test("each picture's form is labelled with the name of the picture", async () => {
  unlockForTest();
  renderRoute(adminPaths.siteImages);
  const forms = await waitFor(() => {
    const found = [...document.querySelectorAll("form")];
    expect(found.length).toBeGreaterThan(18);
    return found;
  });
  for (const form of forms) {
    const heading = form.closest("[role=group]")?.querySelector("h2[id], h3[id]");
    expect(heading).toHaveTextContent(/\w/);
    expect(form).toHaveAttribute("aria-labelledby", heading?.id);
  }
});

test("the column beside the contact form has a label that says its purpose", async () => {
  renderRoute(paths.contact);
  expect(await screen.findByRole("complementary")).toHaveAccessibleName("Help with your enquiry");
});
