import { expect, test } from "vitest";
import { enhanceDetails } from "./native-details";

test("of several answers one is open, also where the browser does not know that they belong together", () => {
  document.body.innerHTML = `
    <details class="other" open></details>
    <div>${'<details name="faq"><summary>Question</summary></details>'.repeat(3)}</div>`;
  enhanceDetails();
  const entries = [...document.querySelectorAll<HTMLDetailsElement>("div > details")];
  const open = () => entries.map((entry) => entry.open);
  for (const entry of entries.slice(0, 2)) entry.querySelector("summary")?.click();
  expect(open()).toEqual([false, true, false]);
  expect(document.querySelector(".other")).toHaveAttribute("open");
  entries[1]?.querySelector("summary")?.click();
  expect(open()).toEqual([false, false, false]);
});
