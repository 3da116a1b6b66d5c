import { screen, waitFor, within, fireEvent } from "@testing-library/react";
import { expect, test, vi, describe } from "vitest";
import { QueryProvider } from "@/ui/query-provider";
import { getToasts } from "@/ui/toast-store";
import { caseStudyCopy, successStoriesCopy as copy, caseStudies } from "@/content/case-studies";
import { caseStudyList } from "@/content/case-study-list";
import { editableImages } from "@/content/image-catalogue";
import { storyArticleQuery, omitContent } from "@/data/articles";
import { queryClient } from "@/data/query-client";
import { successStoryQueries } from "@/data/success-stories";
import { expectConsole } from "../../../tests/support/console";
import { makeSuccessStory } from "../../../tests/support/factories";
import {
  serveTable,
  backend,
  failReads,
  serveTableLater,
  requestsTo,
} from "../../../tests/support/handlers/backend";
import { renderOnServer } from "../../../tests/support/hydrate";
import { hrefsOf, main, textsOf } from "../../../tests/support/queries";
import { renderRoute } from "../../../tests/support/render-route";
import { SuccessStories } from "./success-stories";

const findStories = async () => within(await screen.findByRole("region", { name: copy.heading }));
const caseStudyLinks = () =>
  hrefsOf(main().getAllByRole("link", { name: new RegExp(`^${caseStudyCopy.read}: `) }));
const listBackgrounds = (element: Element) =>
  [...element.classList].filter((name) => name.startsWith("bg-"));
const ALL_CASE_STUDIES = caseStudyList.map(({ slug }) => `/case-studies/${slug}`);

test("the case studies are there, and no heading when there are no stories", async () => {
  renderRoute("/case-studies");
  await screen.findByRole("heading", { level: 1 });
  expect(caseStudyLinks()).toEqual(ALL_CASE_STUDIES);
  await waitFor(() => {
    expect(screen.queryByRole("region", { name: copy.heading })).not.toBeInTheDocument();
  });
});

test("the stories are announced by placeholders that can be seen, then shown newest first, with their full text when opened", async () => {
  const slow = serveTableLater("success_stories", [makeSuccessStory(2), makeSuccessStory(1)]);
  backend.use(slow.handler);
  const { user } = renderRoute("/case-studies");
  expect(await screen.findByText(copy.loading)).toBeInTheDocument();
  const section = screen.getByRole("region", { name: copy.heading });
  const [ground] = listBackgrounds(section);
  const placeholders = [...section.querySelectorAll("[aria-hidden]")].map(listBackgrounds);
  expect(ground).toBe("bg-muted");
  expect(placeholders).toHaveLength(15);
  for (const backgrounds of placeholders) {
    expect(backgrounds, "of each placeholder, one other than the section's").toHaveLength(1);
    expect(backgrounds).not.toContain(ground);
  }
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

const story = makeSuccessStory(1);

/** Renders the stories as prerendered: their data comes without the content. */
async function renderStoriesAhead() {
  const seedList = () => {
    const key: readonly unknown[] = successStoryQueries.list().queryKey;
    queryClient.setQueryData(key, [omitContent(story)], { updatedAt: 0 });
  };
  seedList();
  await queryClient.query(storyArticleQuery(story));
  const page = renderOnServer(
    <QueryProvider>
      <SuccessStories />
    </QueryProvider>,
    "/case-studies",
  );
  page.container.id = "root";
  queryClient.clear();
  seedList();
  return page;
}

const text = () => screen.queryByText("Text of story 1.");
const unfold = () => screen.getByText(copy.read, { exact: false });

test("the whole text of a story is in the HTML, collapsed, and stays after hydration", async () => {
  backend.use(serveTable("success_stories", [story]));
  const page = await renderStoriesAhead();
  const before = text();
  expect(before).toBeInTheDocument();
  const { user } = page.hydrate();
  await waitFor(() => {
    expect(requestsTo("success_stories")).toHaveLength(1);
    expect(queryClient.isFetching()).toBe(0);
  });
  await user.click(unfold());
  expect(text()).toBe(before);
  expect(before).toBeVisible();
});

test("prerendered stories that cannot be read give way to an error", async () => {
  const logged = expectConsole("error");
  backend.use(failReads("success_stories", { status: 400 }));
  (await renderStoriesAhead()).hydrate();
  expect(text()).toBeInTheDocument();
  expect(await screen.findByRole("alert")).toHaveTextContent(copy.failedTitle);
  expect(text()).not.toBeInTheDocument();
  expect(logged.takeMessages()).toContain("The success stories could not be read.");
});

const [first, second, third] = caseStudies;

async function openStory(story = first) {
  const { user } = renderRoute(`/case-studies/${story?.slug ?? ""}`);
  await screen.findByRole("heading", { level: 1, name: story?.title ?? "" });
  return { user };
}

test.each(caseStudies)(
  "$slug has its category, date, trail, picture and tags, and leads to two others",
  async (story) => {
    await openStory(story);
    expect(main().getByText(story.category)).toBeVisible();
    expect(document.querySelector(`time[datetime="${story.date}"]`)).toBeVisible();
    const trail = within(main().getByRole("navigation", { name: "Breadcrumb" }));
    expect(textsOf(trail.getAllByRole("listitem"))).toEqual([
      ...caseStudyCopy.trail.map(({ label }) => label),
      story.title,
    ]);
    expect(hrefsOf(trail.getAllByRole("link"))).toEqual(caseStudyCopy.trail.map(({ to }) => to));
    const picture = main().getByRole("img", { name: story.imageAlt });
    expect(picture).toHaveAttribute("src", story.imageUrl);
    const tags = within(main().getByRole("list", { name: caseStudyCopy.tagsLabel }));
    expect(textsOf(tags.getAllByRole("listitem"))).toEqual(story.tags);

    const related = within(screen.getByRole("region", { name: caseStudyCopy.relatedHeading }));
    expect(related.getAllByRole("article")).toHaveLength(2);
    for (const { slug, title, introduction } of caseStudies.filter((other) => other !== story)) {
      expect(related.getByText(`${introduction.slice(0, 100)}…`)).toBeVisible();
      const link = related.getByRole("link", { name: `${caseStudyCopy.read}: ${title}` });
      expect(link).toHaveAttribute("href", `/case-studies/${slug}`);
    }
  },
);

describe("a case study", () => {
  test("shows both numbers of a result with the same decimals", async () => {
    await openStory(second);
    const results = within(screen.getByRole("region", { name: second?.measuresHeading ?? "" }));
    const rows = textsOf(results.getAllByRole("listitem"));
    expect(rows).toContainEqual(expect.stringMatching(/ 9\.40.* 7\.71$/));
    expect(rows).toContainEqual(expect.stringMatching(/ 3\.0%.* 1\.1%$/));
  });

  test("has a Share and a Like button that do nothing", async () => {
    const { user } = await openStory();
    const before = screen.getByRole("main").innerHTML;
    const address = window.location.href;
    const opened = vi.spyOn(window, "open").mockReturnValue(null);
    await user.click(main().getByRole("button", { name: caseStudyCopy.share }));
    await user.click(main().getByRole("button", { name: caseStudyCopy.like(123) }));
    expect(screen.getByRole("main").innerHTML).toBe(before);
    expect(window.location.href).toBe(address);
    expect(opened).not.toHaveBeenCalled();
    expect(getToasts()).toEqual([]);
  });

  test("shows the default picture when its own does not load", async () => {
    await openStory(third);
    fireEvent.error(screen.getByRole("img", { name: third?.imageAlt ?? "" }));
    const { defaultUrl, defaultAlt } = editableImages.defaultCaseStudyImage;
    expect(main().getByRole("img", { name: defaultAlt })).toHaveAttribute("src", defaultUrl);
  });
});
