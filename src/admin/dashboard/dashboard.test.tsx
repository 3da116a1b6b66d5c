import { act, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { adminPaths } from "@/config/paths";
import { dashboard } from "@/content/admin/dashboard";
import { adminLayout } from "@/content/admin/layout";
import { keepText, removeText } from "@/data/browser/kept-texts";
import { SUBMISSIONS_KEY } from "@/config/enquiry-fields";
import { addSubmission } from "@/data/browser/enquiries";
import { unlockForTest } from "../../../tests/support/admin";
import { expectConsole } from "../../../tests/support/console";
import {
  makePost,
  makePosts,
  makeSiteImage,
  makeSuccessStory,
} from "../../../tests/support/factories";
import {
  serveTable,
  backend,
  failReads,
  serveTableLater,
} from "../../../tests/support/handlers/backend";
import { renderRoute } from "../../../tests/support/render-route";
import { makeSubmission, storeSubmissions } from "../../../tests/support/submissions";

const areas = adminLayout.navigation;
const { posts, stories, images, submissions } = dashboard;

beforeEach(() => {
  localStorage.clear();
  unlockForTest();
});

async function findCard(area: string): Promise<HTMLElement> {
  const heading = await screen.findByRole("heading", { level: 2, name: area });
  return heading.closest("article") ?? document.body;
}

async function expectText(area: string, text: string) {
  const card = await findCard(area);
  await waitFor(() => {
    expect(card).toHaveTextContent(text);
  });
  return card;
}

const rowsOf = (card: HTMLElement) =>
  within(card)
    .getAllByRole("listitem")
    .map((row) => row.textContent);

test("has a card that links to each area and says that it is empty, and planned areas without links", async () => {
  renderRoute(adminPaths.dashboard);
  for (const [area, path, figure, text] of [
    [areas.contactSubmissions, adminPaths.contactSubmissions, 0, submissions.empty],
    [areas.blogManagement, adminPaths.blogManagement, 0, posts.empty],
    [areas.successStories, adminPaths.successStories, 0, stories.empty],
    [areas.siteImages, adminPaths.siteImages, 18, images.unit(0)],
  ] as const) {
    const card = await expectText(area, `${area}${figure}`);
    expect(within(card).getByRole("link", { name: area })).toHaveAttribute("href", path);
    expect(card).toHaveTextContent(text);
  }
  const soon = within(screen.getByRole("region", { name: dashboard.comingSoon.title }));
  expect(soon.getAllByRole("listitem")).toHaveLength(3);
  expect(soon.queryByRole("link")).not.toBeInTheDocument();
});

test("counts posts, stories and pictures, also incomplete ones, and shows the newest posts and stories", async () => {
  const warned = expectConsole("warn");
  const untitled = { ...makePost(5), title: null, date: null };
  const storedPosts = makePosts(4).map((post, i) => ({ ...post, display_order: 9 - i }));
  const slow = serveTableLater("blog_posts", [...storedPosts, untitled]);
  const storedStories = [2, 3, 4].map((n) => makeSuccessStory(n));
  backend.use(
    slow.handler,
    serveTable("success_stories", [{ ...makeSuccessStory(1), title: null }, ...storedStories]),
    serveTable("site_images", [
      makeSiteImage(),
      makeSiteImage({ id: "logoFooter" }),
      makeSiteImage({ id: "clientLogo1", url: "" }),
      makeSiteImage({ id: "ofAnOldRelease" }),
      makeSiteImage({ id: "defaultCaseStudyImage" }),
    ]),
  );
  renderRoute(adminPaths.dashboard);
  const card = await expectText(areas.blogManagement, dashboard.loading);
  expect(card).not.toHaveTextContent("0");
  slow.release();
  await expectText(areas.blogManagement, `5${posts.unit(5, "Dec 31, 2025")}`);
  const newest = ["Post 1Dec 31, 2025", "Post 2Dec 30, 2025", "Post 3Dec 29, 2025"];
  expect(rowsOf(card)).toEqual(newest);

  await expectText(areas.successStories, `3${stories.unit(1)}`);
  const names = rowsOf(await findCard(areas.successStories));
  expect(names).toEqual([stories.untitled, "Story 2", "Story 3"]);

  await expectText(areas.siteImages, `18${images.unit(2)}`);
  const pictures = within(await findCard(areas.siteImages)).getAllByRole("img", { hidden: true });
  expect(pictures).toHaveLength(5);
  expect(pictures[0]).toHaveAttribute("src", "https://cdn.example/hero.webp");
  warned.takeMessages();
});

test("counts what has unsaved work in this browser, as it comes and goes", async () => {
  const text = { values: {}, version: null, keptAt: new Date().toISOString() };
  renderRoute(adminPaths.dashboard);
  const card = await findCard(areas.blogManagement);
  expect(card).not.toHaveTextContent("unsaved");
  for (const group of ["blog-post:new", "blog-post:1", "blog-post:deleted", "site-image:a"]) {
    act(() => void keepText(group, { ...text, id: "1" }));
  }
  expect(card).toHaveTextContent(dashboard.unsaved(2));
  expect(await findCard(areas.siteImages)).toHaveTextContent(dashboard.unsaved(1));
  act(() => {
    removeText("blog-post:1", "1");
  });
  expect(card).toHaveTextContent(dashboard.unsaved(1));
});

test("counts the enquiries of this browser, as they come in", async () => {
  storeSubmissions([makeSubmission(1), makeSubmission(2)]);
  renderRoute(adminPaths.dashboard);
  const card = await expectText(areas.contactSubmissions, `2${submissions.unit}`);
  expect(rowsOf(card)).toEqual(["Visitor 1Product 1", "Visitor 2Product 2"]);
  addSubmission(makeSubmission(3));
  await expectText(areas.contactSubmissions, `3${submissions.unit}`);
  localStorage.setItem(SUBMISSIONS_KEY, "[{");
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  await expectText(areas.contactSubmissions, submissions.unreadable);
});

test("an error without a reason says so in its card", async () => {
  const logged = expectConsole("error");
  const url = "http://backend.test/rest/v1/success_stories";
  backend.use(http.get(url, () => HttpResponse.json({}, { status: 404 })));
  renderRoute(adminPaths.dashboard);
  const card = await findCard(areas.successStories);
  const alert = await within(card).findByRole("alert");
  expect(alert).toHaveTextContent(`${stories.failed}${dashboard.noReason}`);
  logged.takeMessages();
});

test("an error is shown in its card with the reason and can be retried", async () => {
  const logged = expectConsole("error");
  const areasWithRows = [
    [areas.blogManagement, "blog_posts", posts.failed, `0${posts.unit(0, undefined)}`],
    [areas.successStories, "success_stories", stories.failed, `0${stories.unit(0)}`],
    [areas.siteImages, "site_images", images.failed, images.unit(0)],
  ] as const;
  backend.use(...areasWithRows.map(([, table]) => failReads(table, { status: 400 })));
  const { user } = renderRoute(adminPaths.dashboard);
  for (const [area, table, text, recovered] of areasWithRows) {
    const card = await findCard(area);
    const alert = await within(card).findByRole("alert");
    expect(alert).toHaveTextContent(text);
    expect(alert).toHaveTextContent("the server's own words");
    backend.use(serveTable(table, []));
    await user.click(within(card).getByRole("button", { name: dashboard.retry }));
    await expectText(area, recovered);
    expect(within(card).queryByRole("alert")).not.toBeInTheDocument();
    expect(within(card).getByRole("link")).toHaveFocus();
  }
  logged.takeMessages();
});
