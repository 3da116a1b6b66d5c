import { waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { adminPaths } from "@/config/paths";
import { unlockForTest } from "../../tests/support/admin";
import "../../tests/support/handlers/backend";
import { renderRoute } from "../../tests/support/render-route";

beforeEach(unlockForTest);

/** Waits until the page has that many; by selector, since roles take jsdom seconds. */
const find = (selector: string, count: number) =>
  waitFor(() => {
    const found = [...document.querySelectorAll(selector)];
    expect(found.length).toBeGreaterThanOrEqual(count);
    return found;
  });

test("each card of the dashboard is called by its heading", async () => {
  renderRoute(adminPaths.dashboard);
  for (const article of await find("article", 4)) {
    const heading = article.querySelector("h2, h3");
    expect(heading).toHaveTextContent(/\w/);
    expect(article).toHaveAccessibleName(heading?.textContent);
  }
});

test("each picture's form is labelled with the name of the picture", async () => {
  renderRoute(adminPaths.siteImages);
  for (const form of await find("form", 19)) {
    const heading = form.closest("[role=group]")?.querySelector("h2[id], h3[id]");
    expect(heading).toHaveTextContent(/\w/);
    expect(form).toHaveAttribute("aria-labelledby", heading?.id);
  }
});
