import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { caseStudyList } from "@/content/case-study-list";
import { editableImages } from "@/content/image-catalogue";
import { expectConsole } from "../../../tests/support/console";
import { makeSuccessStory } from "../../../tests/support/factories";
import {
  serveTable,
  backend,
  failReads,
  serveTableLater,
} from "../../../tests/support/handlers/backend";
import { main } from "../../../tests/support/queries";
import { renderRoute } from "../../../tests/support/render-route";

const SECTION = "Shorter stories, one order each";

const findStories = async () => within(await screen.findByRole("region", { name: SECTION }));
const caseStudyLinks = () =>
  main()
    .getAllByRole("link", { name: /^Read Case Study: / })
    .map((link) => link.getAttribute("href"));
const ALL_CASE_STUDIES = caseStudyList.map(({ slug }) => `/case-studies/${slug}`);

describe("the list of case studies", () => {
  test("leads to all three", async () => {
    renderRoute("/case-studies");
    await screen.findByRole("heading", { level: 1 });
    expect(caseStudyLinks()).toEqual(ALL_CASE_STUDIES);
  });
});

describe("the success stories", () => {
  test("are shown below, newest first, with their full text when opened", async () => {
    backend.use(serveTable("success_stories", [makeSuccessStory(2), makeSuccessStory(1)]));
    const { user } = renderRoute("/case-studies");
    const stories = await findStories();
    await stories.findAllByRole("article");
    const titles = stories.getAllByRole("heading", { level: 3 });
    expect(titles.map(({ textContent }) => textContent)).toEqual(["Story 1", "Story 2"]);
    expect(stories.getByText("What story 1 is about.")).toBeVisible();
    expect(stories.getByText("December 31, 2025")).toHaveAttribute(
      "datetime",
      makeSuccessStory(1).created_at,
    );
    expect(screen.queryByText("Text of story 1.")).not.toBeInTheDocument();
    await user.click(
      stories.getByText(/Read the story/, {
        selector: "#story-00000000-0000-4000-9000-000000000001 summary",
      }),
    );
    expect(await stories.findByText("Text of story 1.")).toBeVisible();
    expect(screen.queryByText("Text of story 2.")).not.toBeInTheDocument();
  });

  test("are announced while they load", async () => {
    const slow = serveTableLater("success_stories", [makeSuccessStory(1)]);
    backend.use(slow.handler);
    renderRoute("/case-studies");
    expect(await screen.findByText("Loading stories…")).toBeInTheDocument();
    slow.release();
    expect(await screen.findByRole("heading", { name: "Story 1" })).toBeVisible();
    expect(screen.queryByText("Loading stories…")).not.toBeInTheDocument();
  });

  test("have no heading when there are none", async () => {
    renderRoute("/case-studies");
    await waitFor(() => {
      expect(screen.getByRole("heading", { level: 1 })).toBeVisible();
      expect(screen.queryByRole("region", { name: SECTION })).not.toBeInTheDocument();
    });
  });

  test("that cannot be read can be tried again, and the case studies stay", async () => {
    const logged = expectConsole("error");
    backend.use(failReads("success_stories", { status: 400 }));
    const { user } = renderRoute("/case-studies");
    const stories = await findStories();
    expect(await stories.findByRole("alert")).toHaveTextContent("These stories did not load");
    expect(screen.queryByText(/the server's own words/)).not.toBeInTheDocument();
    expect(caseStudyLinks()).toEqual(ALL_CASE_STUDIES);
    expect(logged.takeMessages()).toContain("the server's own words");

    backend.use(serveTable("success_stories", [makeSuccessStory(1)]));
    await user.click(stories.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Story 1" })).toBeVisible();
  });

  test("open at the one that a link names", async () => {
    backend.use(serveTable("success_stories", [makeSuccessStory(1), makeSuccessStory(2)]));
    renderRoute(`/case-studies#story-${makeSuccessStory(2).id}`);
    expect(await screen.findByText("Text of story 2.")).toBeVisible();
    expect(screen.queryByText("Text of story 1.")).not.toBeInTheDocument();
  });

  test("open at the part of the text that a link names", async () => {
    const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
    const content = '<p>Start</p><p id="result">Result</p>';
    backend.use(
      serveTable("success_stories", [makeSuccessStory(1), makeSuccessStory(2, { content })]),
    );
    renderRoute(`/case-studies#story-${makeSuccessStory(2).id}-result`);
    expect(await screen.findByText("Result")).toBeVisible();
    expect(scrolled.mock.contexts.at(-1)).toBe(screen.getByText("Result"));
  });

  test("open by their title, which is their link", async () => {
    backend.use(serveTable("success_stories", [makeSuccessStory(1), makeSuccessStory(2)]));
    const { user } = renderRoute("/case-studies");
    await user.click(await screen.findByRole("link", { name: "Story 2" }));
    expect(await screen.findByText("Text of story 2.")).toBeVisible();
    expect(window.location.hash).toBe(`#story-${makeSuccessStory(2).id}`);
  });

  test("show the default picture when theirs does not load", async () => {
    backend.use(serveTable("success_stories", [makeSuccessStory(1)]));
    renderRoute("/case-studies");
    fireEvent.error(await screen.findByRole("img", { name: "Picture of story 1" }));
    const { defaultUrl, defaultAlt } = editableImages.defaultCaseStudyImage;
    expect(screen.getByRole("img", { name: defaultAlt })).toHaveAttribute("src", defaultUrl);
  });

  test("contain no scripts and no ids of the page", async () => {
    const content =
      '<h2 id="stories:heading">Result</h2><p>Good<img src="x" onerror="window.hacked = 1"></p>' +
      "<script>window.hacked = 1</script>";
    backend.use(serveTable("success_stories", [makeSuccessStory(1, { content })]));
    renderRoute(`/case-studies#story-${makeSuccessStory(1).id}`);
    expect(await screen.findByRole("heading", { level: 4, name: "Result" })).toBeVisible();
    expect(screen.getByRole("main").innerHTML).not.toMatch(/hacked/);
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("are all shown when there are fifty", async () => {
    const fifty = Array.from({ length: 50 }, (_, i) => makeSuccessStory(i + 1));
    backend.use(serveTable("success_stories", fifty));
    renderRoute("/case-studies");
    const stories = await findStories();
    await waitFor(() => {
      expect(stories.getAllByRole("article")).toHaveLength(50);
    });
  });
});
