import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { caseStudies } from "@/content/case-studies";
import { caseStudyList } from "@/content/case-study-list";
import { fixedImages } from "@/content/image-catalogue";
import { requestsTo } from "../../../tests/support/handlers/backend";
import { renderRoute } from "../../../tests/support/render-route";

const main = () => within(screen.getByRole("main"));
const heading = () => screen.findByRole("heading", { level: 1 });

describe.each(caseStudies)("the case study $slug", (caseStudy) => {
  const { slug, title, category, introduction, imageAlt, clientQuote, clientName } = caseStudy;

  test("tells the whole story", async () => {
    renderRoute(`/case-studies/${slug}`);
    expect(await heading()).toHaveTextContent(title);
    const trail = within(main().getByRole("navigation", { name: "Breadcrumb" }));
    expect(trail.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Home",
      "Case Studies",
      title,
    ]);
    expect(trail.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
    expect(trail.getByRole("link", { name: "Case Studies" })).toHaveAttribute(
      "href",
      "/case-studies",
    );
    expect(main().getByText(category)).toBeVisible();
    expect(main().getByText(introduction)).toBeVisible();
    expect(main().getByRole("img", { name: imageAlt })).toHaveAttribute("src", caseStudy.imageUrl);
    expect(main().getByRole("heading", { level: 2, name: "The challenge" })).toBeVisible();
    expect(main().getByRole("heading", { level: 2, name: "The solution" })).toBeVisible();
    expect(main().getByRole("heading", { level: 2, name: /^Results/ })).toBeVisible();
    expect(main().getByText(clientQuote)).toBeVisible();
    expect(main().getByText(clientName)).toBeVisible();
    const tags = within(main().getByRole("list", { name: "Tags" }));
    expect(tags.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(
      caseStudy.tags,
    );
    expect(main().getByRole("link", { name: /Free Quote/ })).toHaveAttribute("href", "/contact-us");
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
    const rows = results.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(rows).toContain("Shipping, EUR a parcelplanned 9.40, actual 7.71");
    expect(rows).toContain("Spare lampsplanned 3.0%, actual 1.1%");
  });

  test("shows the day it was published, in every time zone", async () => {
    renderRoute("/case-studies/amazon-seller-boosts-sales");
    const date = await screen.findByText("March 15, 2025");
    expect(date).toHaveAttribute("datetime", "2025-03-15");
  });

  test("has a Share and a Like button that do nothing", async () => {
    const { user } = renderRoute("/case-studies/amazon-seller-boosts-sales");
    const before = (await heading()).textContent;
    await user.click(main().getByRole("button", { name: "Share" }));
    await user.click(main().getByRole("button", { name: "Like (123)" }));
    expect(main().getByRole("button", { name: "Like (123)" })).toBeVisible();
    expect(await heading()).toHaveTextContent(before);
  });

  test("shows the default picture when its own does not load", async () => {
    renderRoute("/case-studies/retail-chain-supply-optimization");
    const image = await screen.findByRole("img", { name: /Storefront/ });
    fireEvent.error(image);
    const { defaultUrl, defaultAlt } = fixedImages.defaultCaseStudyImage;
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
      expect(document.title).toBe(`${next?.title} | Mandarin Lane`);
    });
    expect(document.querySelector('meta[property="og:image"]')?.getAttribute("content")).toMatch(
      /\/images\/case-retail-1200\.webp$/,
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
