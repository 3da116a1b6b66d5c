import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { getToasts } from "@/components/ui/toast-store";
import { site } from "@/config/site";
import { caseStudies } from "@/content/case-studies";
import { caseStudyList } from "@/content/case-study-list";
import { editableImages } from "@/content/image-catalogue";
import { requestsTo } from "../../../tests/support/handlers/backend";
import { main, textsOf } from "../../../tests/support/queries";
import { renderRoute } from "../../../tests/support/render-route";

const ENTRIES = [
  {
    slug: "amazon-seller-boosts-sales",
    category: "Amazon FBA Success",
    date: "2025-03-15",
    day: "March 15, 2025",
  },
  {
    slug: "startup-crowdfunding-success",
    category: "Crowdfunding Triumph",
    date: "2025-02-20",
    day: "February 20, 2025",
  },
  {
    slug: "retail-chain-supply-optimization",
    category: "Retail Supply Chain Transformation",
    date: "2025-01-10",
    day: "January 10, 2025",
  },
];

const heading = () => screen.findByRole("heading", { level: 1 });

/** The visible text of an HTML string. */
function readText(html: string): string {
  const { textContent } = new DOMParser().parseFromString(html, "text/html").body;
  return textContent.replace(/\s+/g, " ").trim();
}

test("there are the three case studies of the specification", () => {
  expect(caseStudies.map(({ slug }) => slug)).toEqual(ENTRIES.map(({ slug }) => slug));
});

test.each(ENTRIES)("$slug is filed under $category on $day", async (entry) => {
  renderRoute(`/case-studies/${entry.slug}`);
  await heading();
  expect(main().getByText(entry.category)).toBeVisible();
  const day = main().getByText(entry.day);
  expect(day).toBeVisible();
  expect(day).toHaveAttribute("datetime", entry.date);
});

describe.each(caseStudies)("the case study $slug", (caseStudy) => {
  const { slug, title, introduction, imageAlt, clientQuote, clientName } = caseStudy;

  test("tells the whole story", async () => {
    renderRoute(`/case-studies/${slug}`);
    expect(await heading()).toHaveTextContent(title);
    const trail = within(main().getByRole("navigation", { name: "Breadcrumb" }));
    expect(textsOf(trail.getAllByRole("listitem"))).toEqual(["Home", "Case Studies", title]);
    expect(trail.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
    expect(trail.getByRole("link", { name: "Case Studies" })).toHaveAttribute(
      "href",
      "/case-studies",
    );
    expect(main().getByText(introduction)).toBeVisible();
    expect(main().getByRole("img", { name: imageAlt })).toHaveAttribute("src", caseStudy.imageUrl);
    expect(main().getByRole("heading", { level: 2, name: "The challenge" })).toBeVisible();
    expect(main().getByRole("heading", { level: 2, name: "The solution" })).toBeVisible();
    expect(main().getByRole("heading", { level: 2, name: /^Results/ })).toBeVisible();
    expect(main().getByText(clientQuote)).toBeVisible();
    expect(main().getByText(clientName)).toBeVisible();
    const tags = within(main().getByRole("list", { name: "Tags" }));
    expect(textsOf(tags.getAllByRole("listitem"))).toEqual(caseStudy.tags);
    expect(main().getByRole("link", { name: /Free Quote/ })).toHaveAttribute("href", "/contact-us");
  });

  test("has the whole text of the challenge, of every step of the solution and of the results", async () => {
    renderRoute(`/case-studies/${slug}`);
    await heading();
    for (const html of [caseStudy.challenge, ...caseStudy.solution, caseStudy.results]) {
      expect(readText(html)).toMatch(/\S/);
      expect(screen.getByRole("main")).toHaveTextContent(readText(html));
    }
  });

  test("has one office for each of its six steps", () => {
    expect(caseStudy.solution).toHaveLength(6);
    expect(caseStudy.solutionDesks).toHaveLength(caseStudy.solution.length);
  });

  test("draws no bar beyond its scale", () => {
    for (const { before, after, max } of caseStudy.measures) {
      expect(Math.max(before, after)).toBeLessThanOrEqual(max);
    }
  });

  test("has a description of 60 to 155 characters and a quote of 20 to 45 words", () => {
    expect(caseStudy.metaDescription.length).toBeGreaterThanOrEqual(60);
    expect(caseStudy.metaDescription.length).toBeLessThanOrEqual(155);
    const words = clientQuote.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(20);
    expect(words).toBeLessThanOrEqual(45);
  });

  test("shows two other stories, with teasers of 100 characters", async () => {
    renderRoute(`/case-studies/${slug}`);
    const related = within(await screen.findByRole("region", { name: "Related stories" }));
    const others = caseStudies.filter((other) => other.slug !== slug);
    expect(related.getAllByRole("article")).toHaveLength(2);
    for (const other of others) {
      expect(related.getByText(`${other.introduction.slice(0, 100)}…`)).toBeVisible();
      expect(
        related.getByRole("link", { name: `Read Case Study: ${other.title}` }),
      ).toHaveAttribute("href", `/case-studies/${other.slug}`);
    }
  });
});

describe("a case study", () => {
  test("shows both numbers of a result with the same decimals", async () => {
    renderRoute("/case-studies/startup-crowdfunding-success");
    const results = within(await screen.findByRole("region", { name: /^Results/ }));
    const rows = textsOf(results.getAllByRole("listitem"));
    expect(rows).toContain("Shipping, EUR a parcelplanned 9.40, actual 7.71");
    expect(rows).toContain("Spare lampsplanned 3.0%, actual 1.1%");
  });

  test("has a Share and a Like button that do nothing", async () => {
    const { user } = renderRoute("/case-studies/amazon-seller-boosts-sales");
    const before = (await heading()).textContent;
    const address = window.location.href;
    const opened = vi.spyOn(window, "open").mockReturnValue(null);
    await user.click(main().getByRole("button", { name: "Share" }));
    await user.click(main().getByRole("button", { name: "Like (123)" }));
    expect(main().getByRole("button", { name: "Like (123)" })).toBeVisible();
    expect(await heading()).toHaveTextContent(before);
    expect(window.location.href).toBe(address);
    expect(opened).not.toHaveBeenCalled();
    expect(getToasts()).toEqual([]);
  });

  test("shows the default picture when its own does not load", async () => {
    renderRoute("/case-studies/retail-chain-supply-optimization");
    const image = await screen.findByRole("img", { name: /Storefront/ });
    fireEvent.error(image);
    const { defaultUrl, defaultAlt } = editableImages.defaultCaseStudyImage;
    expect(main().getByRole("img", { name: defaultAlt })).toHaveAttribute("src", defaultUrl);
  });

  test("asks the backend for nothing of its own", async () => {
    renderRoute("/case-studies/amazon-seller-boosts-sales");
    await heading();
    expect(requestsTo("success_stories")).toEqual([]);
    expect(requestsTo("blog_posts")).toEqual([]);
  });

  test("leads to the next one, whose title and picture go with a shared link", async () => {
    const { user } = renderRoute("/case-studies/amazon-seller-boosts-sales");
    await heading();
    await user.click(main().getByRole("link", { name: /^Read Case Study: 19 suppliers/ }));
    const next = caseStudyList[2];
    await waitFor(async () => {
      expect(await heading()).toHaveTextContent(next?.title ?? "");
      expect(document.title).toBe(`${next?.title} | ${site.name}`);
    });
    expect(document.querySelector('meta[property="og:image"]')?.getAttribute("content")).toMatch(
      /\/share\/case-studies-retail-chain-supply-optimization\.jpg$/,
    );
  });
});

test("an unknown case study stays out of search engines", async () => {
  renderRoute("/case-studies/no-such-story");
  expect(await heading()).toHaveTextContent("Case Study Not Found");
  await waitFor(() => {
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  });
});
