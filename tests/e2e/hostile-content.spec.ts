import type { Page } from "@playwright/test";
import { HOSTILE_ADDRESSES, RUN, XSS_VECTORS } from "../support/xss-vectors";
import { servePost } from "./support/backend";
import { findOverflow } from "./support/layout";
import { DESKTOP, openPage, PHONE } from "./support/pages";
import { makePost } from "./support/posts";
import { expect, test } from "./support/test";

// The content security policy would block scripts, too: this test is about the sanitizer alone. In
// jsdom, every vector is tried in every place; here, all of them in the page with the most places.
test.use({ bypassCSP: true });

const LONG = "W".repeat(5000);
const vectorAt = (i: number) => XSS_VECTORS[i]?.html ?? "";

/** Closes all open elements, which would contain the next vectors. Nothing closes `<plaintext>`. */
const CLOSING_TAGS = `"'>-->]]>${"script style title textarea iframe noembed noframes noscript xmp template select table math svg"
  .split(" ")
  .map((name) => `</${name}>`)
  .join("")}`;

const CLOSED_VECTORS = XSS_VECTORS.filter(
  ({ name, html }) => !name.startsWith("mutations") && !html.includes("<plaintext>"),
);

const POST = makePost(1, {
  slug: "hostile",
  title: `${LONG} ${vectorAt(0)}`,
  category: vectorAt(100),
  excerpt: vectorAt(120),
  author: vectorAt(150),
  author_avatar: HOSTILE_ADDRESSES[0],
  image_url: HOSTILE_ADDRESSES[1],
  image_alt: vectorAt(50),
  tags: [LONG, ...XSS_VECTORS.map(({ html }) => html)],
  content: `
    <iframe src="https://unknown.example/widget" onload="${RUN}" sandbox="allow-same-origin"></iframe>
    <iframe src="https://www.youtube.com/embed/abc123" width="4000" height="9" allow="camera"></iframe>
    <h2>${LONG}</h2>
    ${CLOSED_VECTORS.map(({ html }) => `<div><h3>vector</h3>${html}${CLOSING_TAGS}</div>`).join("\n")}`,
});

test("a post made of vectors runs no script, does not navigate and does not cover the page", async ({
  page,
  watch,
}) => {
  // Vectors with relative URLs request files that do not exist.
  watch.allowConsole(/404 \(Not Found\)/);
  await watch.allowOutside(
    /^https:\/\/(unknown\.example\/widget|www\.youtube\.com\/embed\/abc123|outside\.example\/)$/,
  );
  const opened: string[] = [];
  page.on("dialog", (dialog) => opened.push(dialog.message()));
  page.on("popup", (popup) => opened.push(popup.url()));
  await servePost(page, POST);
  await openPage(page, "/blog/hostile");
  const text = page.locator(".prose");
  const frames = text.locator("iframe");
  // Also one that had http.
  await expect(frames).toHaveCount(3);
  // A vector with an h1 moves all headings down by a level.
  const reached = await text.locator("h4", { hasText: /^vector$/ }).count();
  expect(reached).toBeGreaterThan(0.8 * CLOSED_VECTORS.length);

  const protocols = new Set(await provokeScripts(page));
  expect([...protocols].filter((one) => !/^(https?|mailto|tel|sms):$/.test(one))).toEqual([]);
  expect(opened).toEqual([]);
  await expect(page).toHaveURL("/blog/hostile");
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    expect(await findOverflow(page), `${viewport.width} px wide`).toEqual([]);
  }
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  // Fails if something covers the link.
  await page.getByRole("banner").getByRole("link").first().click({ trial: true });
  await expect(page.locator("html")).not.toHaveAttribute("data-run");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(POST.title);
  await expect(page.locator("base")).toHaveCount(0);
  for (const frame of await frames.all()) {
    const box = await frame.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  }
});

/** Does to every element what could run a script in it. */
function provokeScripts(page: Page) {
  return page.evaluate(() => {
    const kinds = [
      ...["mouseover", "mouseenter", "pointerenter", "pointerdown", "wheel", "copy", "toggle"],
      ...["focus", "focusin", "blur", "error", "load", "animationstart", "transitionend"],
    ];
    for (const element of document.body.querySelectorAll("*")) {
      for (const kind of kinds) element.dispatchEvent(new Event(kind));
    }
    for (const element of document.querySelectorAll<HTMLElement>(".prose *")) {
      if (!element.closest("a")) element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    }
    // The address of a link that runs a script does not lead anywhere.
    return [...document.links].map(({ protocol }) => protocol);
  });
}
