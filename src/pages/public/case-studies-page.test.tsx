import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { caseStudyList } from "@/content/case-study-list";
import { caseStudyCopy, successStoriesCopy as copy } from "@/content/case-studies";
import { editableImages } from "@/content/image-catalogue";
import { expectConsole } from "../../../tests/support/console";
import { makeSuccessStory } from "../../../tests/support/factories";
import {
  serveTable,
  backend,
  failReads,
  serveTableLater,
} from "../../../tests/support/handlers/backend";
import { hrefsOf, main, textsOf } from "../../../tests/support/queries";
import { renderRoute } from "../../../tests/support/render-route";

const findStories = async () => within(await screen.findByRole("region", { name: copy.heading }));
const caseStudyLinks = () =>
  hrefsOf(main().getAllByRole("link", { name: new RegExp(`^${caseStudyCopy.read}: `) }));
const ALL_CASE_STUDIES = caseStudyList.map(({ slug }) => `/case-studies/${slug}`);

test("the case studies are there, and no heading when there are no stories", async () => {
  renderRoute("/case-studies");
  await screen.findByRole("heading", { level: 1 });
  expect(caseStudyLinks()).toEqual(ALL_CASE_STUDIES);
  await waitFor(() => {
    expect(screen.queryByRole("region", { name: copy.heading })).not.toBeInTheDocument();
  });
});

test("the stories are announced, then shown newest first, with their full text when opened", async () => {
  const slow = serveTableLater("success_stories", [makeSuccessStory(2), makeSuccessStory(1)]);
  backend.use(slow.handler);
  const { user } = renderRoute("/case-studies");
  expect(await screen.findByText(copy.loading)).toBeInTheDocument();
  slow.release();
  const stories = await findStories();
  await stories.findAllByRole("article");
  expect(screen.queryByText(copy.loading)).not.toBeInTheDocument();
  expect(textsOf(stories.getAllByRole("heading", { level: 3 }))).toEqual(["Story 1", "Story 2"]);
  expect(stories.getByText("What story 1 is about.")).toBeVisible();
  expect(stories.getByText("December 31, 2025")).toHaveAttribute(
    "datetime",
    makeSuccessStory(1).created_at,
  );
  expect(screen.queryByText("Text of story 1.")).not.toBeInTheDocument();
  await user.click(stories.getAllByText(copy.read, { exact: false })[0] ?? document.body);
  expect(await stories.findByText("Text of story 1.")).toBeVisible();
  expect(screen.queryByText("Text of story 2.")).not.toBeInTheDocument();
});

test("stories that cannot be read can be tried again, and the case studies stay", async () => {
  const logged = expectConsole("error");
  backend.use(failReads("success_stories", { status: 400 }));
  const { user } = renderRoute("/case-studies");
  const stories = await findStories();
  const alert = within(await stories.findByRole("alert"));
  expect(alert.getByText(copy.failedTitle)).toBeVisible();
  expect(screen.queryByText(/the server's own words/)).not.toBeInTheDocument();
  expect(caseStudyLinks()).toEqual(ALL_CASE_STUDIES);
  expect(logged.takeMessages()).toContain("the server's own words");

  backend.use(serveTable("success_stories", [makeSuccessStory(1)]));
  await user.click(alert.getByRole("button"));
  expect(await screen.findByRole("heading", { name: "Story 1" })).toBeVisible();
});

test("a story opens by its title, which is its link", async () => {
  backend.use(serveTable("success_stories", [makeSuccessStory(1), makeSuccessStory(2)]));
  const { user } = renderRoute("/case-studies");
  await user.click(await screen.findByRole("link", { name: "Story 2" }));
  expect(await screen.findByText("Text of story 2.")).toBeVisible();
  expect(screen.queryByText("Text of story 1.")).not.toBeInTheDocument();
  expect(window.location.hash).toBe(`#story-${makeSuccessStory(2).id}`);
});

test("a link to a part of a story opens the story there", async () => {
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
  const content = '<p>Start</p><p id="result">Result</p>';
  backend.use(
    serveTable("success_stories", [makeSuccessStory(1), makeSuccessStory(2, { content })]),
  );
  renderRoute(`/case-studies#story-${makeSuccessStory(2).id}-result`);
  expect(await screen.findByText("Result")).toBeVisible();
  expect(screen.queryByText("Text of story 1.")).not.toBeInTheDocument();
  expect(scrolled.mock.contexts.at(-1)).toBe(screen.getByText("Result"));
});

test("a story shows the default picture when its own does not load", async () => {
  backend.use(serveTable("success_stories", [makeSuccessStory(1)]));
  renderRoute("/case-studies");
  fireEvent.error(await screen.findByRole("img", { name: "Picture of story 1" }));
  const { defaultUrl, defaultAlt } = editableImages.defaultCaseStudyImage;
  expect(screen.getByRole("img", { name: defaultAlt })).toHaveAttribute("src", defaultUrl);
});

test("a story contains no scripts and no ids of the page", async () => {
  const content =
    '<h2 id="stories:heading">Result</h2><p>Good<img src="x" onerror="window.hacked = 1"></p>';
  backend.use(serveTable("success_stories", [makeSuccessStory(1, { content })]));
  renderRoute(`/case-studies#story-${makeSuccessStory(1).id}`);
  expect(await screen.findByRole("heading", { level: 4, name: "Result" })).toBeVisible();
  expect(screen.getByRole("main").innerHTML).not.toMatch(/hacked/);
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("a story without content cannot be opened, and its neighbors can", async () => {
  const warned = expectConsole("warn");
  backend.use(
    serveTable("success_stories", [
      makeSuccessStory(1, { content: "", excerpt: "", category: "" }),
      { ...makeSuccessStory(2), title: null },
      makeSuccessStory(3),
    ]),
  );
  renderRoute("/case-studies");
  const stories = await findStories();
  await stories.findByRole("heading", { level: 3, name: "Story 1" });
  expect(stories.getAllByText(copy.read, { exact: false })).toHaveLength(1);
  expect(textsOf(stories.getAllByRole("heading", { level: 3 }))).toEqual(["Story 1", "Story 3"]);
  expect(warned.takeMessages()).toContain("success_stories");
});
