import type { Locator, Page } from "@playwright/test";
import { http, HttpResponse } from "msw";
import { adminPaths, paths } from "@/config/paths";
import { site } from "@/config/site";
import { contentEditor } from "@/content/admin/content-editor";
import { submissionQuestions, submissionsPage } from "@/content/admin/contact-submissions";
import { editing } from "@/content/admin/editing";
import { altTextHints, imageUpload } from "@/content/admin/image-upload";
import { login } from "@/content/admin/login";
import { postForm } from "@/content/admin/post-form";
import { postList } from "@/content/admin/post-list";
import { refreshing } from "@/content/admin/refreshing";
import {
  favicon,
  imageLabels,
  imageNames,
  imageTexts,
  siteImages,
} from "@/content/admin/site-images";
import { storiesPage, storyForm } from "@/content/admin/success-stories";
import { form } from "@/content/contact";
import { ADMIN_FLAG_KEY, ADMIN_TOKEN_KEY } from "@/data/browser/admin-access";
import { LOCAL_ADMIN_PASSWORD } from "../../supabase/local/constants.ts";
import type { Sentence } from "../support/agreed-behavior";
import { makeSiteImage, makeSuccessStory } from "../support/factories";
import {
  failReads,
  rejectWrites,
  serveTable,
  serveWritableTable,
  type Table,
} from "../support/handlers/tables";
import { rejectUploads, serveBucket, serveBucketLater } from "../support/handlers/storage";
import { makeContent } from "../support/pictures";
import { readMail } from "../support/read-mail";
import { makeSubmission } from "../support/submissions";
import { findViolations } from "./support/accessibility";
import { fakeDatabase } from "./support/fake-database";
import { tabToAndPress } from "./support/keyboard";
import { readMailLinks, recordMailLinks } from "./support/mail-links";
import { goTo, POST_PATH, waitForHydration } from "./support/pages";
import { makePost } from "./support/posts";
import { test } from "./support/shared-page";
import { expect, FAILED_READ } from "./support/test";

/**
 * What was agreed with the owner of the site, sentence by sentence, tried on the built site with what
 * triggers it. The messages are those of the agreement, word for word. The sentences that other tests
 * keep are in `tests/support/agreed-behavior.ts`, with all of these.
 */
const row = (sentence: Sentence, run: () => Promise<void>) => test.step(sentence, run);

const button = (at: Page | Locator, name: string | RegExp) =>
  at.getByRole("button", { name, exact: typeof name === "string" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const articles = (page: Page) => page.getByRole("main").getByRole("article");

type Toast = [title: string, description?: string, seconds?: number];

/** Expects this toast alone, in the color of its kind. Without a description, any has been agreed. */
async function expectToast(page: Page, [title, description, seconds = 5]: Toast) {
  // By class: an open dialog hides it from roles.
  const toast = page.locator(".toast");
  if (description === undefined) await expect(toast).toContainText(title);
  else await expect(toast).toHaveText(title + description);
  const isError = /Error|Failed|Invalid|Too Large|Exception|No Image URL/.test(title);
  await (isError ? expect(toast) : expect(toast).not).toHaveClass(/bg-danger/);
  const lane = toast.locator("[style]");
  await expect(lane).toHaveAttribute("style", `--toast-duration: ${seconds * 1000}ms;`);
}

/** Expects a field that says what is wrong with it, and has the focus, or its upload has. */
async function expectMarked(control: Locator, description: string) {
  const upload = control.page().getByRole("button", { name: /^Upload (featured )?image$/ });
  const isPicture = /image URL( is required)?\.$/.test(description);
  await expect(isPicture ? upload : control).toBeFocused();
  await expect(control).toHaveAttribute("aria-invalid", "true");
  await expect(control).toHaveAccessibleDescription(description);
}

/** So that the next one cannot be taken for it. */
async function closeToast(page: Page) {
  await button(page.locator(".toast"), "Close").click();
  await expect(page.locator(".toast")).toHaveCount(0);
}

/**
 * Lets nothing be stored or removed, as a full or damaged storage.
 * @returns what the storage could do before
 */
async function fillStorage(page: Page) {
  const before = await page.evaluateHandle(() =>
    Object.getOwnPropertyDescriptors(Storage.prototype),
  );
  await page.evaluate(() => {
    const refuse = () => {
      throw new DOMException("", "QuotaExceededError");
    };
    Object.assign(Storage.prototype, { setItem: refuse, removeItem: refuse });
  });
  return before;
}

/** A database with these rows, to which all can be written. */
function fakeTables(page: Page, stored: Partial<Record<Table, readonly object[]>> = {}) {
  const handlers = TABLES.flatMap((name) => {
    const rows = (stored[name] ?? []).map((row) => ({ ...row }));
    return serveWritableTable(name, rows, name === "site_settings" ? "key" : "id").handlers;
  });
  return fakeDatabase(page, ...handlers);
}

const TABLES = ["blog_posts", "site_images", "site_settings", "success_stories"] as const;

const MEGABYTE = 1024 * 1024;

/** An image of this site, since tests cannot reach others. */
const PICTURE = "/images/blog-default-1200.webp";

const posts = (count: number) => Array.from({ length: count }, (_, i) => makePost(i + 1));

/** What can come back instead of rows; all kinds are tried in `src/data/read.dom.test.ts`. */
const failures = (table: Table) => [
  failReads(table, { status: 404, code: "PGRST205" }),
  failReads(table, { status: 0 }),
  http.get("*", () => HttpResponse.html("<h1>Welcome to our hotel</h1>")),
];

test.beforeEach(({ watch }) => {
  watch.allowConsole(
    ...FAILED_READ,
    /Failed to load resource/,
    /could not be (kept|opened|changed)/,
  );
});

test.describe("a visitor", () => {
  test("of the home page", async ({ page }) => {
    const database = await fakeTables(page, {
      blog_posts: posts(4),
      site_images: [makeSiteImage({ url: PICTURE })],
    });
    await row("The home page reads the three newest posts", async () => {
      await page.goto(paths.home);
      await expect(articles(page).getByRole("heading")).toHaveText(["Post 1", "Post 2", "Post 3"]);
      const [asked] = database.take("GET blog_posts");
      expect(asked?.query).toMatchObject({
        select: "*",
        order: expect.stringMatching(/^date\.desc,created_at\.desc\b/),
        limit: "3",
      });
    });
    await row("The site reads id, url and alt of the images once, and its settings", async () => {
      await expect(page.getByRole("img", { name: "Our own hero" })).toBeVisible();
      expect(database.take("GET site_images").map(({ query }) => query)).toEqual([
        { select: "id,url,alt" },
      ]);
      expect(database.take("GET site_settings").map(({ query }) => query)).toEqual([
        { select: "key,value" },
      ]);
    });
    await row("Without posts the home page says so", async () => {
      database.use(serveTable("blog_posts", []));
      await page.goto(paths.home);
      await expect(
        page.getByText("No blog posts available yet. Check back soon!", { exact: true }),
      ).toBeVisible();
    });
  });

  test("whose reads fail, without a touch", async ({ page }) => {
    const database = await fakeTables(page);
    const readLog = async () => (await page.consoleMessages()).map((message) => message.text());
    await row("A home page whose posts cannot be read says that there are none", async () => {
      for (const failure of failures("blog_posts")) {
        database.use(failure);
        await page.clearConsoleMessages();
        await page.goto(paths.home);
        await expect(
          page.getByText("No blog posts available yet. Check back soon!", { exact: true }),
        ).toBeVisible();
        expect(await readLog()).toContainEqual(expect.stringContaining("could not be read"));
      }
    });
    await row("A blog that cannot be read is empty, with a toast", async () => {
      await page.goto(paths.blog);
      await expectToast(page, ["Error Loading Posts", "Could not load blog posts from database."]);
      await expect(articles(page)).toHaveCount(0);
    });
    await row("An article that cannot be read is not found", async () => {
      await page.goto(POST_PATH);
      await expect(heading(page)).toHaveText("Blog Post Not Found");
    });
  });

  test("of the blog", async ({ page }) => {
    const database = await fakeTables(page, { blog_posts: posts(3) });
    const refresh = button(page.getByRole("main"), "Refresh");
    await row("The blog reads all posts, newest first", async () => {
      await page.goto(paths.blog);
      await waitForHydration(page);
      await expect(articles(page).getByRole("heading")).toHaveText(["Post 1", "Post 2", "Post 3"]);
      const asked = database.take("GET blog_posts");
      expect(asked[0]?.query).toMatchObject({
        select: "*",
        order: expect.stringMatching(/^date\.desc,created_at\.desc\b/),
      });
    });
    await row("A blog list that cannot be loaded is emptied, with a toast", async () => {
      for (const failure of failures("blog_posts")) {
        database.use(failure);
        await refresh.click();
        await expectToast(page, [
          "Error Loading Posts",
          "Could not load blog posts from database.",
        ]);
        await expect(articles(page)).toHaveCount(0);
        await closeToast(page);
        database.reset();
        await refresh.click();
        await expect(articles(page)).toHaveCount(3);
      }
    });
    await row("A blog without articles says so", async () => {
      database.use(serveTable("blog_posts", []));
      await refresh.click();
      await expect(page.getByRole("heading", { name: "No Articles Found" })).toBeVisible();
    });
  });

  test("of an article or a case study", async ({ page }) => {
    const database = await fakeTables(page, {
      blog_posts: [...posts(2), makePost(3, { category: "Shipping" })],
    });
    await row("An article is read by its slug, and its related posts in two steps", async () => {
      // Nor was it there when the site was built, so its styles come with its text.
      await page.goto("/blog/post-1");
      await expect(heading(page)).toHaveText("Post 1");
      await expect(page.locator(".prose")).toHaveText("Text of post 1.");
      await expect(page.locator(".prose p")).toHaveCSS("overflow-wrap", "anywhere");
      // Its file is that of all addresses without a page, which search engines may not index.
      await expect(page.locator("meta[name=robots]")).toHaveCount(0);
      const related = page.getByRole("region", { name: "Related Articles" });
      await expect(related.getByRole("article").getByRole("heading")).toHaveText([
        "Post 2",
        "Post 3",
      ]);
      const [one, ofCategory, others] = database.take("GET blog_posts");
      expect(one?.query).toEqual({ select: "*", slug: "eq.post-1" });
      expect(ofCategory?.query).toMatchObject({
        slug: "neq.post-1",
        category: "eq.Sourcing",
        limit: "2",
      });
      expect(others?.query).toMatchObject({ select: "*", slug: "neq.post-1", limit: "1" });
      expect(others?.query).not.toHaveProperty("category");
    });
    const expectNotFound = async () => {
      await expect(heading(page)).toHaveText("Blog Post Not Found");
      await expect(
        page.getByText("We couldn't find the blog post you're looking for.", { exact: true }),
      ).toBeVisible();
      await expect(page.getByRole("link", { name: "Back to Blog" })).toHaveAttribute(
        "href",
        paths.blog,
      );
    };
    await row("An article that does not exist is not found", async () => {
      await goTo(page, "/blog/nothing");
      await expectNotFound();
    });
    await row("An article whose first query fails counts as not found", async () => {
      for (const [i, failure] of failures("blog_posts").entries()) {
        // From another title, by whose change the next page is awaited.
        await goTo(page, paths.faq);
        database.use(failure);
        await goTo(page, `/blog/post-${i + 10}`);
        await expectNotFound();
      }
      database.reset();
    });
    await row("A case study that does not exist is not found, and asks nothing", async () => {
      database.take("GET blog_posts");
      await goTo(page, "/case-studies/nothing");
      await expect(heading(page)).toHaveText("Case Study Not Found");
      await expect(
        page.getByText("We couldn't find the case study you're looking for.", { exact: true }),
      ).toBeVisible();
      await expect(page.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
      expect(database.take("GET blog_posts")).toEqual([]);
      expect(database.take("GET success_stories")).toEqual([]);
    });
  });

  test("of the enquiry form", async ({ page }) => {
    await fakeTables(page);
    const recording = await recordMailLinks(page);
    const fill = async (fields: Partial<Record<keyof typeof form.fields, string>> = {}) => {
      const sent = { name: "Ann", email: "ann@buyer.example", product_interest: "Mugs" };
      const values = { ...sent, message: "2,000 pieces", ...fields };

      for (const [name, value] of Object.entries(values)) {
        await page.locator(`[name=${name}]`).fill(value);
      }
    };
    const PREPARED =
      "Your email client should open shortly. Please review, attach files if selected, and send. Thank you!";
    await page.goto(paths.contact);
    await waitForHydration(page);
    await row("An enquiry is kept under contactFormSubmissions, then the mail opens", async () => {
      const sent: string[] = [];
      page.on("request", (request) => {
        if (request.method() !== "GET") sent.push(request.url());
      });
      await fill({ company: "Halvenside", phone: "+1 416 555 0172" });
      const buffer = Buffer.alloc(12_636);
      const file = { name: "mug.pdf", mimeType: "application/pdf", buffer };
      await page.getByLabel(form.attachment.label).setInputFiles(file);
      await button(page, form.submit).click();
      await expectToast(page, [
        "Message Prepared!",
        `${PREPARED} Submission also saved to admin dashboard.`,
        10,
      ]);
      await expect(page.getByLabel("Full Name")).toHaveValue("");
      const stored = await page.evaluate(() => localStorage.getItem("contactFormSubmissions"));
      expect(JSON.parse(stored ?? "")).toEqual([
        {
          id: expect.any(Number),
          submittedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
          name: "Ann",
          email: "ann@buyer.example",
          company: "Halvenside",
          phone: "+1 416 555 0172",
          product_interest: "Mugs",
          message: "2,000 pieces",
          attachmentInfo: { name: "mug.pdf", type: "application/pdf", size: "12.34 KB" },
        },
      ]);
      const { to, subject, body } = readMail((await readMailLinks(page))[0]);
      expect([to, subject]).toEqual([site.email, "Contact Form Submission - Ann"]);
      for (const text of ["Ann", "ann@buyer.example", "Halvenside", "+1 416 555 0172", "Mugs"]) {
        expect(body).toContain(text);
      }
      for (const text of ["2,000 pieces", "mug.pdf", "application/pdf", "12.34 KB"]) {
        expect(body).toContain(text);
      }
      expect(sent, "calls of a server").toEqual([]);
    });
    await row("While an enquiry is processed its button is disabled and says so", async () => {
      await fill();
      await button(page, form.submit).click();
      await expect(button(page, "Processing...")).toBeDisabled();
      await expect(button(page, form.submit)).toBeEnabled();
    });
    await row("A mail without a file says so", async () => {
      expect(readMail((await readMailLinks(page))[1]).body).toContain("No file selected");
    });
    await row("A mail program that cannot be opened is a toast, and the form stays", async () => {
      await fill();
      await page.evaluate(() => {
        HTMLAnchorElement.prototype.click = () => {
          throw new Error("no mail program");
        };
      });
      await button(page, form.submit).click();
      await expectToast(page, [
        "Error Opening Email Client",
        "Could not automatically open your email client. Please copy the details and send manually. Submission may have been saved to admin dashboard.",
        10,
      ]);
      await expect(page.getByLabel("Full Name")).toHaveValue("Ann");
      await page.evaluate(() => Reflect.deleteProperty(HTMLAnchorElement.prototype, "click"));
      await expect(button(page, form.submit)).toBeEnabled();
    });
    await row("An enquiry that the full storage refuses is sent all the same", async () => {
      await fillStorage(page);
      await fill();
      await button(page, form.submit).click();
      await expectToast(page, ["Message Prepared!", PREPARED, 10]);
      await expect(page.getByRole("main")).toContainText(
        "Storage Error" +
          "Could not save submission to local dashboard. Please check console for errors.",
      );
      expect(await readMailLinks(page)).toHaveLength(3);
    });
    await recording.dispose();
  });
});

/** Opens a page of the admin as staff who have logged in. */
async function openAdmin(page: Page, path: string) {
  await page.evaluate(
    ([flag, token]) => {
      localStorage.setItem(flag, "true");
      localStorage.setItem(token, "a token");
    },
    [ADMIN_FLAG_KEY, ADMIN_TOKEN_KEY] as const,
  );
  await page.goto(path);
}

const dialogOf = (page: Page, name: string) => page.getByRole("dialog", { name });
const refused = { status: 400, message: "The server's own words" };
const SERVER_WORDS = refused.message;
const field = (page: Page, name: string) =>
  page.getByRole("form").getByLabel(name, { exact: true });

test.describe("staff", () => {
  test("log in by keyboard, get to the page they asked for, and log out", async ({ page }) => {
    const address = `${adminPaths.successStories}?from=mail#top`;
    const password = page.getByLabel(login.passwordLabel);
    const readAccess = () =>
      page.evaluate(
        (keys) => keys.map((key) => localStorage.getItem(key)),
        [ADMIN_FLAG_KEY, ADMIN_TOKEN_KEY],
      );
    await row("A protected page leads to the login first", async () => {
      await page.goto(paths.faq);
      await page.goto(address);
      await expect(page).toHaveURL(adminPaths.login);
    });
    await row("The login takes a second, then refuses a wrong password", async () => {
      const waits = await page.evaluateHandle(() => {
        const delays: unknown[] = [];
        const setTimer = window.setTimeout.bind(window);
        const record = (run: () => void, delay?: number) => {
          // Of pauses only, which end in the function of a promise: toasts wait as long.
          if (String(run).includes("[native code]")) delays.push(delay);
          return setTimer(run, delay);
        };
        Object.assign(window, { setTimeout: record });
        return delays;
      });
      await password.fill("not the password");
      await button(page, "Unlock Dashboard").click();
      await expect(button(page, "Authenticating...")).toBeVisible();
      await expectToast(page, ["Login Failed", "Invalid password. Please try again.", 3]);
      expect(await waits.jsonValue()).toContain(1000);
      await expect(password).toHaveValue("");
      await expect(password).toBeFocused();
      expect(await findViolations(page), "a refused login").toEqual([]);
    });
    await row("The right password stores the flag and leads back to the page", async () => {
      await page.keyboard.insertText(LOCAL_ADMIN_PASSWORD);
      await page.keyboard.press("Enter");
      await expectToast(page, ["Login Successful!", "Redirecting to the admin dashboard..."]);
      await expect(page).toHaveURL(address);
      expect((await readAccess())[0]).toBe("true");
      const stored = await page.evaluate(() => JSON.stringify(localStorage));
      expect(stored).not.toContain(LOCAL_ADMIN_PASSWORD);
      await expect(page.getByRole("main")).toBeFocused();
      // The toast of the login covers no button.
      await button(page, storiesPage.add).click({ trial: true });
      await page.reload();
      await expect(heading(page)).toHaveText(storiesPage.title);
      await page.goBack();
      await expect(page).toHaveURL(paths.faq);
    });
    await row("Logging out removes the flag and leads to the login", async () => {
      await page.goto(adminPaths.dashboard);
      await tabToAndPress(page, button(page, "Logout"));
      await expectToast(page, ["Logged Out"]);
      await expect(page).toHaveURL(adminPaths.login);
      await expect(password).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL(adminPaths.login);
      expect(await readAccess()).toEqual([null, null]);
    });
  });

  test("with the list of posts", async ({ page }) => {
    const database = await fakeTables(page, {
      blog_posts: [...posts(3), { ...makePost(4), id: null }],
    });
    const entries = page.getByRole("row").getByRole("rowheader");
    const confirmDeletion = async (title: string) => {
      await expect(page.getByText(/^Saving the order/)).toHaveCount(0);
      await button(page, postList.delete(title)).click();
      await button(dialogOf(page, postList.deletion.title), postList.deletion.confirm).click();
    };
    const places = () =>
      database.take("PATCH blog_posts").map(({ query, body }) => [query["id"], body]);
    await row("The admin's list reads all posts in their own order", async () => {
      await openAdmin(page, adminPaths.blogManagement);
      await expect(entries).toContainText(["Post 1", "Post 2", "Post 3", "Post 4"]);
      expect(database.take("GET blog_posts")[0]?.query).toMatchObject({
        select: "*",
        order: expect.stringMatching(/^display_order\.asc\b/),
      });
    });
    await row("A move swaps two posts, numbers all from 0 and saves each", async () => {
      await expect(button(page, postList.moveUp("Post 1"))).toBeDisabled();
      await button(page, postList.moveDown("Post 1")).click();
      await expectToast(page, ["Order Updated", "Blog post display order saved."]);
      await expect(entries.first()).toContainText("Post 2");
      expect(places()).toEqual(
        [2, 1, 3].map((number, place) => [`eq.${makePost(number).id}`, { display_order: place }]),
      );
    });
    await row("An order that cannot be saved says why", async () => {
      database.use(rejectWrites("blog_posts", "patch", refused));
      await button(page, postList.moveDown("Post 2")).click();
      await expectToast(page, ["Order Update Failed", SERVER_WORDS]);
      database.reset();
      places();
    });
    await row("A post that cannot be deleted stays and says why", async () => {
      database.use(rejectWrites("blog_posts", "delete", refused));
      await confirmDeletion("Post 1");
      await expectToast(page, ["Delete Error", SERVER_WORDS]);
      await expect(entries).toHaveCount(4);
      database.reset();
    });
    await row("A post without an id is not deleted", async () => {
      await confirmDeletion("Post 4");
      await expectToast(page, ["Delete Error", "No post ID provided for deletion."]);
      expect(database.take("DELETE blog_posts")).toHaveLength(1);
    });
    await row("A post is deleted by its id, and the others are numbered again", async () => {
      await confirmDeletion("Post 2");
      await expectToast(page, ["Post Deleted"]);
      expect(database.take("DELETE blog_posts")[0]?.query).toMatchObject({
        id: `eq.${makePost(2).id}`,
      });
      await expect(entries).toContainText(["Post 1", "Post 3", "Post 4"]);
      const numbers: unknown[] = [];
      await expect
        .poll(
          () => {
            numbers.push(...places().map(([, body]) => body));
            return numbers;
          },
          { message: "the new places" },
        )
        .toEqual([{ display_order: 0 }, { display_order: 1 }]);
    });
    await row("A list of posts that cannot be loaded is emptied and says why", async () => {
      database.use(failReads("blog_posts", refused));
      await button(page, refreshing.refresh).first().click();
      await expectToast(page, ["Error Loading Posts", SERVER_WORDS]);
      await expect(entries).toHaveCount(0);
    });
    await row("A list without posts says how to begin", async () => {
      database.use(serveTable("blog_posts", []));
      await button(page, refreshing.refresh).first().click();
      await expect(
        page.getByText('No blog posts yet. Click "Add New Post" to get started.', { exact: true }),
      ).toBeVisible();
    });
  });

  test("with the form of a post", async ({ page }) => {
    const database = await fakeTables(page, {
      blog_posts: posts(2).map((post, i) => ({ ...post, display_order: i + 4 })),
    });
    const save = button(page, postForm.save);
    const { labels } = postForm;
    await openAdmin(page, adminPaths.blogManagement);
    await row("The slug follows the title, and is locked then; the date is today", async () => {
      await button(page, "Add New Post").click();
      await expect(field(page, labels.date)).toHaveValue("2026-11-23");
      await field(page, labels.title).fill("Mugs & Lids for Bars!");
      await expect(field(page, labels.slug)).toHaveValue("mugs--lids-for-bars");
      await expect(field(page, labels.slug)).not.toBeEditable();
      await field(page, labels.title).fill("");
    });
    await row("What is missing in a post is reported in the agreed order", async () => {
      await field(page, labels.date).fill("");
      // Of characters that cannot be seen.
      await field(page, labels.title).fill(" \u200B\u3164\u00AD");
      for (const [name, value, description] of [
        [labels.title, "Post 1", "Title is required."],
        [labels.content, "<p>Text</p>", "Content is required."],
        [labels.image_url, PICTURE, "Featured image URL is required."],
        [labels.image_alt, "A mug", "Featured image alt text is required."],
        [labels.date, "2026-11-24", "Date is required."],
        [labels.category, "Sourcing", "Category is required."],
        [labels.excerpt, "About mugs.", "Excerpt is required."],
      ] as const) {
        await save.click();
        await expectToast(page, ["Validation Error", description]);
        await expectMarked(field(page, name), description);
        await field(page, name).fill(value);
        await expect(field(page, name)).not.toHaveAttribute("aria-invalid");
      }
      await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
      expect(database.take("POST blog_posts")).toEqual([]);
    });
    await row("A slug that another post has is refused", async () => {
      await save.click();
      await expectToast(page, [
        "Validation Error",
        "A post with this slug already exists. Please use a unique slug.",
      ]);
      expect(database.take("GET blog_posts").map(({ query }) => query)).toContainEqual({
        select: "id",
        slug: "eq.post-1",
        limit: "1",
      });
    });
    await row("A post that cannot be saved says why, and keeps what was typed", async () => {
      await field(page, labels.title).fill("Mugs");
      database.use(rejectWrites("blog_posts", "post", refused));
      await save.click();
      await expectToast(page, ["Save Error", SERVER_WORDS]);
      await expect(field(page, labels.title)).toHaveValue("Mugs");
      database.reset();
      database.take("POST blog_posts");
    });
    await row("A post that is not saved for no reason says so", async () => {
      database.use(rejectWrites("blog_posts", "post", { status: 200 }));
      await save.click();
      await expectToast(page, ["Save ErrorAn unexpected error occurred while saving the post."]);
      database.reset();
      database.take("POST blog_posts");
    });
    await row("A new post is inserted after all others, without an id", async () => {
      await field(page, labels.tags).fill("steel, , glass ");
      await save.click();
      await expectToast(page, ["Success!", 'Post "Mugs" created.']);
      await expect(page.getByRole("form")).toHaveCount(0);
      const [sent] = database.take("POST blog_posts");
      expect(sent?.body).toEqual({
        title: "Mugs",
        slug: "mugs",
        content: "<p>Text</p>",
        image_url: PICTURE,
        image_alt: "A mug",
        date: "2026-11-24",
        category: "Sourcing",
        excerpt: "About mugs.",
        tags: ["steel", "glass"],
        author: site.teamName,
        author_avatar: site.teamAvatar,
        display_order: 6,
      });
    });
    await row("The slug of a post is required", async () => {
      await button(page, postList.edit("Post 2")).click();
      await field(page, labels.slug).fill("");
      await save.click();
      await expectToast(page, ["Validation Error", "Slug is required and must be unique."]);
    });
    await row("A post is updated by its id, with what the form has", async () => {
      await field(page, labels.title).fill("Glass mugs");
      await field(page, labels.slug).fill("post-2");
      await save.click();
      await expectToast(page, ["Success!", 'Post "Glass mugs" updated.']);
      const [sent] = database.take("PATCH blog_posts");
      expect(sent?.query).toMatchObject({ id: `eq.${makePost(2).id}` });
      expect(sent?.body).toMatchObject({ title: "Glass mugs", slug: "post-2" });
      for (const column of ["id", "created_at", "updated_at"]) {
        expect(sent?.body).not.toHaveProperty(column);
      }
    });
  });

  test("with pictures in a post", async ({ page }) => {
    const bucket = serveBucket();
    const shown = http.get("*/object/public/*", () =>
      HttpResponse.arrayBuffer(makeContent("image/png").buffer),
    );
    const database = await fakeTables(page);
    database.use(...bucket.handlers, shown);
    const input = page.getByLabel(/^(Upload|Replace) featured image$/).and(page.locator("input"));
    /** Within the page, because `setInputFiles` takes a second for 5 MB on a busy machine. */
    const choose = (name: string, type: string, content: Iterable<number>, size = 0) =>
      input.evaluate(
        (element, file) => {
          if (!(element instanceof HTMLInputElement)) throw new Error("This is no picker.");
          const bytes = new Uint8Array(Math.max(file.size, file.content.length));
          bytes.set(file.content);
          const chosen = new DataTransfer();
          chosen.items.add(new File([bytes], file.name, { type: file.type }));
          element.files = chosen.files;
          element.dispatchEvent(new Event("change", { bubbles: true }));
        },
        { name, type, content: [...content], size },
      );
    const altText = dialogOf(page, imageUpload.altText.title);
    await row("The picker takes five kinds of pictures, and may be cancelled", async () => {
      await openAdmin(page, adminPaths.blogManagement);
      await button(page, "Add New Post").click();
      await expect(input).toHaveAttribute(
        "accept",
        "image/jpeg,image/png,image/gif,image/webp,image/svg+xml",
      );
      const opened = page.waitForEvent("filechooser");
      await button(page, postForm.image.uploadLabel).click();
      await opened;
      await input.dispatchEvent("cancel");
      await expectToast(page, ["No File Selected", "No file selected or selection cancelled."]);
    });
    await row("A file that is no picture is refused", async () => {
      await choose("a.txt", "text/plain", Buffer.from("Dear client,"));
      await expectToast(page, [
        "Invalid File Type",
        "Please select an image file (e.g., JPG, PNG, GIF, WEBP).",
      ]);
      expect(bucket.objects).toEqual([]);
    });
    await row("A picture of more than 5 MB is refused", async () => {
      await choose("a.png", "image/png", makeContent("image/png"), 5 * MEGABYTE + 1);
      await expectToast(page, ["File Too Large", "Image size should not exceed 5MB."]);
      expect(bucket.objects).toEqual([]);
    });
    await row("A file is judged by its type, then by its size, then by its bytes", async () => {
      const agreed = "Please select an image file (e.g., JPG, PNG, GIF, WEBP).";
      const wrongType: Toast = ["Invalid File Type", agreed];
      const heic: Toast = ["Invalid File Type", `${agreed} ${imageUpload.refused.heic}`, 15];
      const tooLarge: Toast = ["File Too Large", "Image size should not exceed 5MB."];
      for (const [name, type, content, size, toast] of [
        ["a.png", "text/plain", makeContent("image/png"), 0, wrongType],
        ["a.pdf", "application/pdf", makeContent("pdf"), 5 * MEGABYTE + 1, wrongType],
        ["a.jpg", "image/jpeg", makeContent("heic"), 5 * MEGABYTE + 1, tooLarge],
        ["a.png", "image/png", [], 5 * MEGABYTE + 1, tooLarge],
        ["a.jpg", "image/jpeg", makeContent("heic"), 0, heic],
      ] as const) {
        await choose(name, type, content, size);
        await expectToast(page, toast);
        await closeToast(page);
      }
      expect(bucket.objects).toEqual([]);
    });
    await row("Exactly 5 MB, and a picture that cannot be shown, are uploaded", async () => {
      for (const [content, size] of [
        [makeContent("image/png"), 5 * MEGABYTE],
        [[], 99],
      ] as const) {
        await choose("a.png", "image/png", content, size);
        await expectToast(page, ["Upload Successful!"]);
        await button(altText, imageUpload.altText.confirm).click();
        await closeToast(page);
      }
      expect(bucket.objects).toHaveLength(2);
      bucket.objects.length = 0;
    });
    await row("An upload that the storage refuses says why", async () => {
      database.use(rejectUploads({ status: 400, statusCode: "413", message: SERVER_WORDS }));
      await choose("a.png", "image/png", makeContent("image/png"));
      await expectToast(page, ["Upload Failed", SERVER_WORDS]);
    });
    await row("An upload without an answer is an exception", async () => {
      database.use(http.post("*/object/*", () => HttpResponse.error()));
      await choose("a.png", "image/png", makeContent("image/png"));
      await expectToast(page, ["Upload Exception"]);
    });
    await row("An upload says how it goes, has a safe name and overwrites nothing", async () => {
      const later = serveBucketLater();
      database.use(later.handler);
      await choose("gift-box_02 (1)#.png", "image/png", makeContent("image/png"));
      await expectToast(page, ["Uploading Image..."]);
      later.release();
      await expectToast(page, ["Upload Successful!"]);
      const name = later.objects[0]?.name ?? "";
      const [sent] = database.take(`POST object/public_assets/${name}`);
      expect(name).toMatch(/^blog_\d{13}_1x1-1k_gift-box_02__1__\.png$/);
      expect(sent?.headers.get("x-upsert")).toBe("false");
    });
    await row("After an upload the alt text is asked for, by default from the name", async () => {
      await expect(altText.getByLabel(imageUpload.altText.label)).toHaveValue("gift box 02 (1)#");
      await button(altText, imageUpload.altText.confirm).click();
      await expect(field(page, postForm.labels.image_alt)).toHaveValue("gift box 02 (1)#");
    });
    await row("An image for the text needs an address", async () => {
      await button(page, contentEditor.tools.image).click();
      await button(page, contentEditor.image.insert).click();
      await expectToast(page, [
        contentEditor.image.missingTitle,
        "Please provide an image URL to insert.",
      ]);
    });
    await row("Quotes and angle brackets in the alt text of an image are escaped", async () => {
      await page.getByLabel(contentEditor.image.url).fill("/images/blog-default-1200.webp");
      await page.getByLabel(contentEditor.image.alt).fill('A "mug" <cup>');
      await button(page, contentEditor.image.insert).click();
      await expect(field(page, postForm.labels.content)).toHaveValue(
        /alt="A &quot;mug&quot; &lt;cup&gt;"/,
      );
    });
  });

  test("with site images and the favicon", async ({ page }) => {
    const database = await fakeTables(page);
    const image = page.getByRole("group", { name: imageNames.heroSectionMainImage, exact: true });
    const icon = page.getByRole("group", { name: favicon.title, exact: true });
    const url = image.getByLabel(imageLabels.url);
    const alt = image.getByLabel(imageLabels.alt);
    const iconUrl = icon.getByLabel(favicon.labels.url);
    const save = button(image, new RegExp(`^${siteImages.save}`));
    const revert = async () => {
      await button(image, new RegExp(`^${siteImages.revert}`)).click();
      const { title, confirmLabel } = siteImages.question;
      await button(dialogOf(page, title), confirmLabel).click();
    };
    await row("The favicon is /favicon.ico until another is set", async () => {
      await openAdmin(page, adminPaths.siteImages);
      await expect(iconUrl).toHaveValue("/favicon.ico");
    });
    await row("An image needs an address and an alt text", async () => {
      const [before, text] = [await url.inputValue(), await alt.inputValue()];
      for (const [control, value, description, valid] of [
        [url, "", "Image URL cannot be empty.", before],
        [alt, " \u200B ", "Image Alt Text cannot be empty.", text],
        [url, "//evil.example/x.png", siteImages.invalid.unusableUrl, before],
      ] as const) {
        await control.fill(value);
        await save.click();
        await expectToast(page, ["Validation Error", description]);
        await expectMarked(control, description);
        await control.fill(valid);
      }
      expect(database.take("POST site_images")).toEqual([]);
    });
    await row("A favicon needs an address", async () => {
      await iconUrl.fill("");
      await button(icon, new RegExp(`^${siteImages.save}`)).click();
      await expectToast(page, ["Validation Error", "Favicon URL cannot be empty."]);
      await iconUrl.fill("/favicon.ico");
    });
    await row("An image that the database refuses is a 'Storage Error'", async () => {
      database.use(rejectWrites("site_images", "post", refused));
      await alt.fill("Our yard");
      await save.click();
      await expectToast(page, ["Storage Error", SERVER_WORDS]);
      await expect(image.getByText(`Not saved: ${SERVER_WORDS}`)).toBeVisible();
      await expect(alt).toHaveValue("Our yard");
      database.reset();
      database.take("POST site_images");
    });
    await row("An image is edited on the page before it is saved", async () => {
      await url.fill(`  ${PICTURE} `);
      await expect(image.getByText(siteImages.badges.unsaved)).toBeVisible();
      await expect(page.getByText(siteImages.unsavedCount(1))).toBeVisible();
      expect(database.take("POST site_images")).toEqual([]);
    });
    await row("An image is saved by one call, and reverted by deleting its record", async () => {
      await save.click();
      await expectToast(page, [imageTexts(imageNames.heroSectionMainImage).saved.title]);
      await expect(image.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
      await expect(image.getByText(siteImages.badges.replaced)).toBeVisible();
      await expect(page.getByText(siteImages.unsavedCount(1))).toHaveCount(0);
      await expect(save).toHaveAttribute("aria-disabled", "true");
      await expect(save).toBeFocused();
      const [sent] = database.take("POST site_images");
      expect(sent?.query).toMatchObject({ on_conflict: "id" });
      expect(sent?.body).toEqual({
        id: "heroSectionMainImage",
        url: PICTURE,
        alt: "Our yard",
        component_name: expect.stringMatching(/\w/),
        description: expect.stringMatching(/\w/),
      });

      database.use(rejectWrites("site_images", "delete", refused));
      await alt.fill("Our other yard");
      await revert();
      await expectToast(page, ["Revert Error", SERVER_WORDS]);
      await expect(image.getByText(`Not reverted: ${SERVER_WORDS}`)).toBeVisible();
      await expect(url).toHaveValue(PICTURE);
      await button(image, editing.draft.restore).click();
      await expect(alt).toHaveValue("Our other yard");
      database.reset();
      database.take("DELETE site_images");
      await revert();
      await expect(image.getByText(siteImages.badges.default, { exact: true })).toBeVisible();
      expect(database.take("DELETE site_images")[0]?.query).toMatchObject({
        id: "eq.heroSectionMainImage",
      });
    });
    await row("A favicon that the database refuses says why", async () => {
      database.use(rejectWrites("site_settings", "post", refused));
      await iconUrl.fill("/apple-touch-icon.png");
      await button(icon, new RegExp(`^${siteImages.save}`)).click();
      await expectToast(page, ["Storage Error", SERVER_WORDS]);
      database.reset();
      database.take("POST site_settings");
    });
    await row("A favicon is saved by one call", async () => {
      await button(icon, new RegExp(`^${siteImages.save}`)).click();
      await expectToast(page, [favicon.texts.saved.title]);
      const [sent] = database.take("POST site_settings");
      expect(sent?.query).toMatchObject({ on_conflict: "key" });
      expect(sent?.body).toEqual({ key: "faviconUrl", value: "/apple-touch-icon.png" });
    });
  });

  test("with success stories", async ({ page }) => {
    const database = await fakeTables(page, {
      success_stories: [1, 2].map((number) => makeSuccessStory(number, { image_url: PICTURE })),
    });
    const save = button(page, storyForm.save);
    const { labels } = storyForm;
    await row("The stories are read newest first", async () => {
      await openAdmin(page, adminPaths.successStories);
      await expect(page.getByRole("heading", { level: 2, name: /^Story/ })).toHaveText([
        "Story 1",
        "Story 2",
      ]);
      expect(database.take("GET success_stories")[0]?.query).toMatchObject({
        select: "*",
        order: expect.stringMatching(/^created_at\.desc\b/),
      });
    });
    await row("What is missing in a story is reported in the agreed order", async () => {
      await button(page, storiesPage.add).click();
      await field(page, labels.title).fill(" \u200B\u3164");
      await save.click();
      await expectToast(page, ["Validation Error", "Please fill in all required fields."]);
      await expectMarked(field(page, labels.title), storyForm.missing.title);
      for (const name of ["category", "excerpt", "content"] as const) {
        await expect(field(page, labels[name])).toHaveAttribute("aria-invalid", "true");
        await expect(page.getByText(storyForm.missing[name])).toBeVisible();
      }
      for (const [name, value] of [
        [labels.title, "Mugs"],
        [labels.category, "Shipping"],
        [labels.excerpt, "Nine days."],
      ] as const) {
        await field(page, name).fill(value);
      }
      await save.click();
      await expectToast(page, ["Validation Error", "Please fill in all required fields."]);
      await expectMarked(field(page, labels.content), storyForm.missing.content);
      await field(page, labels.content).fill("<p>All of it.</p>");
      for (const [name, value, description] of [
        [labels.image_url, PICTURE, "Please provide an image URL."],
        [labels.image_alt, "photo", "Please provide descriptive alt text for the image."],
      ] as const) {
        await save.click();
        await expectToast(page, ["Validation Error", description]);
        await expectMarked(field(page, name), description);
        await field(page, name).fill(value);
      }
      await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
      await expect(page.getByText(altTextHints.generic)).toBeVisible();
      expect(database.take("POST success_stories")).toEqual([]);
    });
    await row("A story that cannot be saved says why", async () => {
      database.use(rejectWrites("success_stories", "post", refused));
      await save.click();
      await expectToast(page, ["Save Error", SERVER_WORDS]);
      await expect(page.getByText(`${editing.status.failed} ${SERVER_WORDS}`)).toBeVisible();
      await expect(field(page, labels.title)).toHaveValue("Mugs");
      database.reset();
    });
    await row("A story is added, changed by its id and deleted by it", async () => {
      await save.click();
      await expectToast(page, ["Story Added!"]);
      await button(page, storiesPage.edit("Story 1")).click();
      await field(page, labels.title).fill("Story one");
      await save.click();
      await expectToast(page, ["Story Updated!"]);
      const id = `eq.${makeSuccessStory(1).id}`;
      expect(database.take("PATCH success_stories")[0]?.query).toMatchObject({ id });
      const confirm = async () => {
        await button(page, storiesPage.delete("Story one")).click();
        const { title, confirm: label } = storiesPage.deletion;
        await button(dialogOf(page, title), label).click();
      };
      database.use(rejectWrites("success_stories", "delete", refused));
      await confirm();
      await expectToast(page, ["Delete Error", SERVER_WORDS]);
      database.reset();
      database.take("DELETE success_stories");
      await confirm();
      await expectToast(page, ["Story Deleted"]);
      expect(database.take("DELETE success_stories")[0]?.query).toMatchObject({ id });
    });
    await row("Stories that cannot be loaded are a load error", async () => {
      database.use(failReads("success_stories", refused));
      await button(page, refreshing.refresh).click();
      await expectToast(page, ["Error Loading Stories", SERVER_WORDS]);
    });
  });

  test("with the submissions of this browser", async ({ page }) => {
    await fakeTables(page);
    const KEY = "contactFormSubmissions";
    const store = (text: string) =>
      page.evaluate(
        ([key, value]) => {
          localStorage.setItem(key, value);
        },
        [KEY, text] as const,
      );
    const names = page.getByRole("rowheader");
    const question = submissionQuestions.delete("").confirmLabel;
    await row("The submissions are listed newest first", async () => {
      await store(JSON.stringify([1, 3, 2].map((number) => makeSubmission(number))));
      await openAdmin(page, adminPaths.contactSubmissions);
      await expect(names).toHaveText(["Visitor 1", "Visitor 2", "Visitor 3"]);
    });
    const deleteFirst = async () => {
      await button(page, submissionsPage.deleteOf("Visitor 1")).click();
      await button(dialogOf(page, "Delete Submission?"), question).click();
    };
    const clear = async (label: RegExp) => {
      await button(page, "Clear All Submissions").click();
      await expect(dialogOf(page, "Are you absolutely sure?")).toContainText("cannot be undone");
      await button(dialogOf(page, "Are you absolutely sure?"), label).click();
    };
    await row("What the storage refuses to delete or clear is an error", async () => {
      const storage = await fillStorage(page);
      await deleteFirst();
      await expectToast(page, ["Delete Error", "Could not delete the submission."]);
      await clear(/^Delete/);
      await expectToast(page, ["Delete Error", "Could not clear all submissions."]);
      await expect(names).toHaveCount(3);
      await storage.evaluate((whole) => {
        Object.defineProperties(Storage.prototype, whole);
      });
    });
    await row("Deleting one and clearing all update the storage and the list", async () => {
      await deleteFirst();
      await expectToast(page, ["Submission Deleted", "The contact submission has been removed."]);
      await expect(names).toHaveText(["Visitor 2", "Visitor 3"]);
      await clear(/^Delete/);
      await expectToast(page, [
        "All Submissions Deleted",
        "All contact submissions have been cleared.",
      ]);
      await expect(page.getByRole("heading", { name: "No Submissions Yet" })).toBeVisible();
      expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toMatch(/^(\[\])?$/);
    });
    await row("Submissions that cannot be read are a load error, and none is listed", async () => {
      await store('[{"id":1,');
      await page.reload();
      await expectToast(page, ["Load Error", "Could not load submissions."]);
      await expect(names).toHaveCount(0);
    });
  });
});
