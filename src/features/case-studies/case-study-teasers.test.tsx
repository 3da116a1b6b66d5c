import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { caseStudyList } from "@/content/case-study-list";
import { renderWithProviders } from "../../../tests/support/render-route";
import { CaseStudyTeasers } from "./case-study-teasers";

const hrefs = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

describe("the teasers of the case studies", () => {
  test("lead to the page of all and to each", () => {
    renderWithProviders(<CaseStudyTeasers heading="What changed" />);
    expect(screen.getByRole("region", { name: "What changed" })).toBeVisible();
    expect(screen.getByRole("link", { name: "All case studies" })).toBeVisible();
    expect(hrefs()).toEqual([
      "/case-studies",
      ...caseStudyList.map(({ slug }) => `/case-studies/${slug}`),
    ]);
  });
});
