import type { Page } from "@playwright/test";
import { makeSuccessStory } from "../support/factories";
import { makeSubmission } from "../support/submissions";
import { HOSTILE_ADDRESSES, RUN, XSS_VECTORS } from "../support/xss-vectors";
import { unlockAdmin } from "./support/admin";
import { serveTable, servePost } from "./support/backend";
import { findOverflow } from "./support/layout";
import { DESKTOP, openPage, PHONE } from "./support/pages";
import { makePost } from "./support/posts";
import { addToTotal } from "./support/add-to-total";
import { expect, test } from "./support/test";

// The content security policy would block scripts, too: these tests are about the sanitizer alone.
test.use({ bypassCSP: true });

const LONG = "W".repeat(5000);
const addressAt = (i: number) => HOSTILE_ADDRESSES[i % HOSTILE_ADDRESSES.length] ?? "";
const vectorAt = (i: number) => XSS_VECTORS[i % XSS_VECTORS.length]?.html ?? "";

/** A post with a different vector in each field. */
const hostilePost = (i: number) =>
  makePost(i + 1, {
    slug: `hostile-${i}`,
    title: i === 0 ? `${LONG} ${vectorAt(0)}` : vectorAt(i),
    category: vectorAt(i + 100),
    excerpt: vectorAt(i + 200),
    author: vectorAt(i + 300),
    author_avatar: addressAt(i),
    image_url: addressAt(i + 1),
    image_alt: vectorAt(i + 50),
    tags: [vectorAt(i), LONG],
  });

test.beforeEach(({ page, watch }) => {
  // Vectors with relative URLs request files that do not exist.
  watch.allowConsole(/404 \(Not Found\)/);
  page.on("dialog", (dialog) => {
    throw new Error(`A script opened a dialog: ${dialog.message()}`);
  });
  page.on("popup", () => {
    throw new Error("A script opened a window.");
  });
});

/**
 * Dispatches events to every element of the page, clicks everything but links, and returns what is
 * dangerous: event handlers, URLs that run a script, and scripts that ran.
 */
async function findDanger(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const kinds = "mouseover mouseenter pointerenter pointerdown focus focusin blur toggle wheel";
    const found: string[] = [];
    for (const element of document.body.querySelectorAll("*")) {
      for (const kind of `${kinds} error load animationstart transitionend copy`.split(" ")) {
        element.dispatchEvent(new Event(kind));
      }
      for (const { name, value } of element.attributes) {
        const isOwn = element.closest("svg") !== null && name === "style";
        if (name.startsWith("on") || name === "srcdoc") found.push(`${element.localName} ${name}`);
        if (isOwn || !["href", "src", "srcset", "action", "formaction", "poster"].includes(name))
          continue;
        const { protocol } = new URL(value, document.baseURI);
        const isFine = ["http:", "https:", "mailto:", "tel:", "sms:"].includes(protocol);
        if (!isFine && !value.startsWith("data:image/"))
          found.push(`${element.localName} ${value}`);
      }
    }
    for (const element of document.querySelectorAll(".prose *")) {
      if (element instanceof HTMLElement && !element.closest("a")) element.click();
    }
    if (document.documentElement.dataset["run"]) found.push("A script ran.");
    if (document.querySelector("base")) found.push("The page has another base.");
    const scripts = document.body.querySelectorAll("script:not([src]):not([type$=json])");
    if (scripts.length > 0) found.push("The page has another script.");
    return found;
  });
}

/** No script ran, the page did not navigate, nothing overflows, and the header is not covered. */
async function expectUnharmed(page: Page, path: string) {
  expect.soft(await findDanger(page), path).toEqual([]);
  await expect(page).toHaveURL(path);
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    expect.soft(await findOverflow(page), `${path} at ${viewport.width} px`).toEqual([]);
  }
  const isCovered = await page.evaluate(() => {
    window.scrollTo(0, 0);
    const links = [...document.querySelectorAll("header a[href]")].map((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      return { link, x: left + width / 2, y: top + height / 2, isShown: width > 9 && top >= 0 };
    });
    const first = links.find(({ isShown }) => isShown);
    return !first?.link.contains(document.elementFromPoint(first.x, first.y));
  });
  expect.soft(isCovered, `${path}: the header is covered`).toBe(false);
  await expect(page.locator("html")).not.toHaveAttribute("data-run");
  // Not reached if a check above failed.
  addToTotal("hostile vectors that ran, left the page or broke it", 0);
}

const IMAGE_IDS = [
  "logoNavbar",
  "logoFooter",
  "heroSectionMainImage",
  "clientLogo1",
  "blogPreviewDefault",
];

const FRAMES = {
  unknown: "https://unknown.example/widget",
  youtube: "https://www.youtube.com/embed/abc123",
} as const;

/** Closes all open elements, which would contain the next vectors. Nothing closes `<plaintext>`. */
const CLOSING_TAGS = `"'>-->]]>${"script style title textarea iframe noembed noframes noscript xmp template select table math svg"
  .split(" ")
  .map((name) => `</${name}>`)
  .join("")}`;

test("a post made of vectors runs no script, does not navigate and does not cover the page", async ({
  page,
  watch,
}) => {
  await watch.allowOutside(
    /^https:\/\/(unknown\.example\/widget|www\.youtube\.com\/embed\/abc123)$/,
  );
  const closed = XSS_VECTORS.filter(
    ({ name, html }) => !name.startsWith("mutations") && !html.includes("<plaintext>"),
  );
  const content = `
    <iframe src="${FRAMES.unknown}" onload="${RUN}" sandbox="allow-same-origin"></iframe>
    <iframe src="${FRAMES.youtube}" width="4000" height="9" allow="camera"></iframe>
    <a href="https://outside.example/" target="_blank">Outside</a><h2>${LONG}</h2>
    ${closed.map(({ html }) => `<div><h3>vector</h3>${html}${CLOSING_TAGS}</div>`).join("\n")}`;
  const post = { ...hostilePost(0), tags: XSS_VECTORS.map(({ html }) => html), content };
  await servePost(page, post);
  await openPage(page, "/blog/hostile-0");
  const text = page.locator(".prose");
  const frames = text.locator("iframe");
  await expect(frames).toHaveCount(2);
  await expectUnharmed(page, "/blog/hostile-0");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(post.title);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/blog\/hostile-0$/);
  await expect(text.getByRole("link", { name: "Outside" })).toHaveAttribute(
    "rel",
    "noopener noreferrer",
  );
  const ids = await page.locator("[id]").evaluateAll((elements) => elements.map(({ id }) => id));
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);

  const unknown = frames.and(page.locator(`[src="${FRAMES.unknown}"]`));
  await expect(unknown).toHaveAttribute("sandbox", /^(?!.*allow-same-origin)(?!.*allow-top)/);
  const youtube = frames.and(page.locator(`[src="${FRAMES.youtube}"]`));
  await expect(youtube).not.toHaveAttribute("allow", /camera/);
  for (const frame of [unknown, youtube]) {
    await expect(frame).toHaveAttribute("title", /.+/);
    const box = await frame.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  }
  // A vector with an h1 moves all headings down by a level.
  const reached = await text.locator("h4", { hasText: /^vector$/ }).count();
  expect(reached).toBeGreaterThan(100);
  addToTotal("hostile vectors tried, in the browser", reached + XSS_VECTORS.length + 7);
});

test("no vector runs in the title, category, excerpt, alt text, URL or text of a success story", async ({
  page,
}) => {
  const stories = XSS_VECTORS.map(({ html }, i) =>
    makeSuccessStory(i + 1, {
      title: html,
      category: html,
      excerpt: html,
      content: `${html}<p>`,
      image_url: addressAt(i),
      image_alt: html,
    }),
  );
  await serveTable(page, "success_stories", stories);
  await openPage(page, "/case-studies");
  const entries = page.locator("details:has(> summary.tlink)");
  await expect(entries).toHaveCount(stories.length);
  await entries.evaluateAll((all) => {
    for (const entry of all) entry.setAttribute("open", "");
  });
  await expect(page.locator(".prose")).toHaveCount(stories.length);
  await expectUnharmed(page, "/case-studies");
  await expect(entries).toHaveCount(stories.length);
  addToTotal("hostile vectors tried, in the browser", stories.length * 6);
});

test("no vector runs in lists, images, settings and URLs", async ({ page }) => {
  const posts = XSS_VECTORS.map((_, i) => hostilePost(i));
  await serveTable(page, "blog_posts", posts);
  const images = IMAGE_IDS.map((id, i) => ({
    id,
    url: addressAt(i),
    alt: vectorAt(i),
  }));
  await serveTable(page, "site_images", images);
  await serveTable(page, "site_settings", [{ key: "faviconUrl", value: addressAt(0) }]);
  await openPage(page, "/");
  await expect(page.getByRole("article").first()).toBeAttached();
  await expectUnharmed(page, "/");
  await expect(page.locator("link[rel=icon]")).toHaveAttribute("href", "/favicon.ico");

  const search = `?search=${encodeURIComponent(vectorAt(0))}&category=${encodeURIComponent(vectorAt(1))}&page=${encodeURIComponent(vectorAt(2))}#${encodeURIComponent(vectorAt(3))}`;
  await openPage(page, `/blog${search}`);
  await expect(page.getByRole("searchbox")).toHaveValue(vectorAt(0));
  const words = [...HOSTILE_ADDRESSES, ...XSS_VECTORS.slice(0, 60).map(({ html }) => html)];
  const last = await page.evaluate(async (texts) => {
    for (const [i, text] of texts.entries()) {
      const word = encodeURIComponent(text);
      history.pushState(
        { key: `hostile-${i}` },
        "",
        `/blog?search=${word}&category=${word}&page=${word}#${word}`,
      );
      window.dispatchEvent(new PopStateEvent("popstate"));
      await new Promise((resolve) => setTimeout(resolve));
    }
    return location.search;
  }, words);
  await expect(page.getByRole("searchbox")).toHaveValue(words.at(-1) ?? "");
  await expectUnharmed(page, `/blog${last}#${encodeURIComponent(words.at(-1) ?? "")}`);
  await openPage(page, "/blog");
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await expectUnharmed(page, "/blog");
  const inLists = posts.length * 2 + 9 * 3 + images.length * 2 + 1;
  addToTotal("hostile vectors tried, in the browser", inLists + words.length * 4);
});

test("no vector runs in enquiries, posts, stories and images as staff see them", async ({
  page,
  context,
}) => {
  await unlockAdmin(context);
  const submissions = XSS_VECTORS.map(({ html }, i) =>
    makeSubmission(i + 1, {
      name: html,
      email: `a@b.example?bcc=${html}\r\nBcc: c@d.example`,
      company: html,
      phone: html,
      product_interest: html,
      message: i === 0 ? XSS_VECTORS.map((vector) => vector.html).join("\n") : html,
      attachmentInfo: { name: html, type: html, size: html },
    }),
  ).slice(0, 100);
  await context.addInitScript(
    ([key, entries]) => {
      localStorage.setItem(key, entries);
    },
    ["contactFormSubmissions", JSON.stringify(submissions)] as const,
  );
  const stories = XSS_VECTORS.slice(0, 60).map(({ html }, i) =>
    makeSuccessStory(i + 1, {
      title: html,
      category: html,
      excerpt: html,
      image_url: addressAt(i),
    }),
  );
  const images = IMAGE_IDS.map((id, i) => ({ id, url: addressAt(i), alt: vectorAt(i) }));
  await serveTable(page, "blog_posts", XSS_VECTORS.map((_, i) => hostilePost(i)).slice(0, 60));
  await serveTable(page, "success_stories", stories);
  await serveTable(page, "site_images", images);

  await page.goto("/admin/contact-submissions");
  await expect(page.locator("tbody tr")).toHaveCount(submissions.length);
  await expectUnharmed(page, "/admin/contact-submissions");
  await page.locator("tbody tr").first().getByRole("button", { name: /^View/ }).click();
  const dialog = page.getByRole("dialog");
  for (let i = 0; i < 10; i += 1) {
    await expect(dialog.getByRole("heading")).toContainText(vectorAt(i).trim().slice(0, 20));
    const mails = dialog.locator('a[href^="mailto:"]');
    for (const mail of await mails.all()) {
      const href = (await mail.getAttribute("href")) ?? "";
      expect([...new URL(href).searchParams.keys()]).toEqual(["subject", "body"]);
      expect(href.split("&body=")[0]).not.toMatch(/%0A|%0D/i);
    }
    await dialog.getByRole("button", { name: "Next submission" }).click();
  }
  expect(await findDanger(page)).toEqual([]);

  await page.goto("/admin/blog-management");
  await expect(page.getByRole("button", { name: /^Edit/ }).first()).toBeVisible();
  await expectUnharmed(page, "/admin/blog-management");
  await page.goto("/admin/success-stories");
  await expect(page.getByRole("button", { name: /^Edit/ })).toHaveCount(stories.length);
  await expectUnharmed(page, "/admin/success-stories");
  await page.goto("/admin/site-image-management");
  await expect(page.getByLabel("Image URL").first()).toHaveValue(
    addressAt(IMAGE_IDS.indexOf("heroSectionMainImage")),
  );
  await expect(page.getByText("0 replaced")).toBeVisible();
  await expectUnharmed(page, "/admin/site-image-management");
  const inLists = submissions.length * 3 + 60 * 2 + stories.length * 4 + images.length * 2;
  addToTotal("hostile vectors tried, in the browser", inLists + 10 * 7 + XSS_VECTORS.length);
});

test("a URL that contains markup or looks like another site stays on this one", async ({
  page,
}) => {
  const word = encodeURIComponent(`"><img src=x onerror=${RUN}>`);
  for (const path of [`/blog/${word}`, `/case-studies/${word}`, "/.//evil.example/"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(new URL(page.url()).hostname).toBe("localhost");
    expect(await findDanger(page)).toEqual([]);
    addToTotal("hostile vectors tried, in the browser");
  }
});
