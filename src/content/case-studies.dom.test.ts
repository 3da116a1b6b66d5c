import { expect, test } from "vitest";
import { prepareArticle } from "@/lib/article";
import { caseStudies } from "./case-studies";

test.each(caseStudies)(
  "the HTML of $slug is not changed by the sanitizer",
  ({ challenge, solution, results }) => {
    for (const html of [challenge, ...solution, results]) {
      expect(html).toBe(prepareArticle(html, "https://agency.example").html);
    }
  },
);
