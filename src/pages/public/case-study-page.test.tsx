import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { getToasts } from "@/components/ui/toast-store";
import { site } from "@/config/site";
import { caseStudies, caseStudyCopy as copy } from "@/content/case-studies";
import { editableImages } from "@/content/image-catalogue";
import "../../../tests/support/handlers/backend";
import { hrefsOf, main, textsOf } from "../../../tests/support/queries";
import { renderRoute } from "../../../tests/support/render-route";

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
      ...copy.trail.map(({ label }) => label),
      story.title,
    ]);
    expect(hrefsOf(trail.getAllByRole("link"))).toEqual(copy.trail.map(({ to }) => to));
    const picture = main().getByRole("img", { name: story.imageAlt });
    expect(picture).toHaveAttribute("src", story.imageUrl);
    const tags = within(main().getByRole("list", { name: copy.tagsLabel }));
    expect(textsOf(tags.getAllByRole("listitem"))).toEqual(story.tags);

    const related = within(screen.getByRole("region", { name: copy.relatedHeading }));
    expect(related.getAllByRole("article")).toHaveLength(2);
    for (const { slug, title, introduction } of caseStudies.filter((other) => other !== story)) {
      expect(related.getByText(`${introduction.slice(0, 100)}…`)).toBeVisible();
      const link = related.getByRole("link", { name: `${copy.read}: ${title}` });
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
    await user.click(main().getByRole("button", { name: copy.share }));
    await user.click(main().getByRole("button", { name: copy.like(123) }));
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

  test("gives way to the next one, whose title and picture go with a shared link", async () => {
    const { user } = await openStory();
    await user.click(main().getByRole("link", { name: `${copy.read}: ${third?.title ?? ""}` }));
    await screen.findByRole("heading", { level: 1, name: third?.title ?? "" });
    await waitFor(() => {
      expect(document.title).toBe(`${third?.title ?? ""} | ${site.name}`);
    });
    expect(document.querySelector('meta[property="og:image"]')?.getAttribute("content")).toMatch(
      new RegExp(`/share/case-studies-${third?.slug ?? ""}\\.jpg$`),
    );
  });
});
