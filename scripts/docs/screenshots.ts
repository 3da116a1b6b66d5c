import type { Locator, Page } from "playwright";
import { adminPaths, paths } from "@/config/paths";
import { SUBMISSIONS_KEY } from "@/config/enquiry-fields";
import { changedExcerpt, enquiries, newPost, publishTime } from "./sample-data.ts";

export type Screenshot = {
  /** In pixels; the width is always 1280. */
  height: number;
  isLoggedOut?: boolean;
  /**
   * Brings the page into the state to show. A colleague's page has a browser context of its own.
   */
  prepare: (page: Page, openColleaguePage: () => Promise<Page>) => Promise<unknown>;
  /** What the picture ends with. Without it, the picture begins with the top of the page. */
  last?: (page: Page) => Locator;
};

/** By their names; taken in this order. The last ones change stored data, which the others show unchanged. */
export const screenshots: Readonly<Record<string, Screenshot>> = {
  home: { height: 800, prepare: (page) => page.goto(paths.home) },
  login: {
    height: 720,
    isLoggedOut: true,
    prepare: async (page) => {
      await page.goto(adminPaths.login);
      await page.getByLabel("Password").waitFor();
    },
  },
  dashboard: {
    height: 780,
    prepare: async (page) => {
      await storeEnquiries(page);
      await page.goto(adminPaths.dashboard);
    },
  },
  posts: { height: 660, prepare: openPosts },
  "picture-dialog": {
    height: 840,
    prepare: async (page) => {
      await openNewPost(page);
      await describePicture(page, button(page, "Upload featured image"));
    },
  },
  "post-form": {
    height: 980,
    prepare: async (page) => {
      await writePost(page);
      await page.getByRole("img", { name: newPost.picture.alt }).waitFor();
    },
  },
  "visual-editor": {
    height: 1180,
    prepare: async (page) => {
      await openNewPost(page);
      await page.getByLabel("Content (HTML)").fill(newPost.content);
      await page.getByRole("tab", { name: "Visual" }).click();
      await page.getByRole("textbox", { name: "Content" }).getByRole("heading").click();
    },
  },
  "unsaved-work": {
    height: 640,
    prepare: async (page) => {
      await openNewPost(page);
      await page.getByLabel("Title").fill(newPost.title);
      await page.getByLabel("Excerpt").fill(newPost.excerpt);
      await openNewPost(page);
      await waitForText(page, "Unsaved work from");
    },
  },
  "site-images": {
    height: 840,
    prepare: async (page) => {
      await page.goto(adminPaths.siteImages);
      const group = page.getByRole("group", { name: "Main picture of the first screen" });
      await describePicture(page, group.getByRole("button", { name: /^Upload/ }));
      await button(page, "Use picture").click();
      await group.getByText("Unsaved").waitFor();
    },
  },
  stories: {
    height: 780,
    prepare: async (page) => {
      await page.goto(adminPaths.successStories);
      await button(page, /^Edit/).waitFor();
    },
  },
  enquiries: { height: 860, prepare: openEnquiries },
  enquiry: {
    height: 820,
    prepare: async (page) => {
      await openEnquiries(page);
      await button(page, /^View submission/).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  conflict: {
    height: 820,
    prepare: async (page, openColleaguePage) => {
      await openFirstPost(page);
      const colleague = await openColleaguePage();
      await openFirstPost(colleague);
      await savePost(colleague, "Title", "Planning Your Production Around Chinese New Year");
      await waitForText(colleague, /^Saved \d/);
      await colleague.context().close();
      await savePost(page, "Excerpt", changedExcerpt);
      await waitForChangedWords(page);
    },
  },
  versions: {
    height: 820,
    prepare: async (page) => {
      await openFirstPost(page);
      await savePost(page, "Excerpt", changedExcerpt);
      await waitForText(page, /^Saved \d/);
      await openFirstPost(page);
      await button(page, "Earlier versions").click();
      await waitForChangedWords(page);
    },
  },
  "draft-form": {
    height: 618,
    prepare: async (page) => {
      await openDraft(page);
      await button(page, "Publish on…").click();
    },
    last: (page) => page.getByRole("form"),
  },
  drafts: {
    height: 880,
    prepare: async (page) => {
      await openDraft(page);
      await openFirstPost(page);
      await saveDraft(page);
      await button(page, "Cancel").click();
      await page
        .getByRole("button", { name: /^Duplicate/ })
        .nth(1)
        .click();
      await waitForText(page, /^Draft saved/);
      await openPosts(page);
    },
  },
  preview: {
    height: 820,
    prepare: async (page) => {
      await openDraft(page);
      await page.goto(await copyLink(page));
      await page.getByRole("img", { name: newPost.picture.alt }).waitFor();
    },
  },
  deleted: {
    height: 640,
    prepare: async (page) => {
      // Without the drafts of the pictures before.
      await page.route("**/rest/v1/post_drafts*", (route) => route.fulfill({ json: [] }));
      await openPosts(page);
      await page
        .getByRole("button", { name: /^Delete/ })
        .last()
        .click();
      await button(page, "Delete Post").click();
      await waitForText(page, /^Deleted \d/);
    },
  },
};

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();

const waitForText = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

/** They are marked when the library that compares texts has arrived. */
const waitForChangedWords = (page: Page) =>
  page.getByRole("dialog").locator("mark").first().waitFor();

async function openPosts(page: Page) {
  await page.goto(adminPaths.blogManagement);
  await button(page, /^Edit/).waitFor();
}

async function openNewPost(page: Page) {
  await openPosts(page);
  await button(page, "Add New Post").click();
}

async function openFirstPost(page: Page) {
  await openPosts(page);
  await button(page, /^Edit/).click();
}

async function savePost(page: Page, field: string, text: string) {
  await page.getByLabel(field).fill(text);
  await button(page, "Save Post").click();
}

/** Opens a draft that has a link and a time. */
async function openDraft(page: Page) {
  await openPosts(page);
  // The list of drafts may come after that of posts.
  await page.waitForLoadState("networkidle");
  const stored = button(page, `Continue “${newPost.title}”`);
  if ((await stored.count()) > 0) return stored.click();
  await writePost(page);
  await saveDraft(page);
  await copyLink(page);
  await button(page, "Publish on…").click();
  await page.getByLabel("Publish on", { exact: true }).fill(publishTime);
  await button(page, "Set this time").click();
  await waitForText(page, /^It goes on the site/);
}

async function saveDraft(page: Page) {
  await button(page, "Save draft").click();
  await waitForText(page, /^Draft saved/);
}

/** Returns the link. */
async function copyLink(page: Page): Promise<string> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy preview link", exact: true }).click();
  await waitForText(page, /^Preview link copied/);
  return page.evaluate(() => navigator.clipboard.readText());
}

async function writePost(page: Page) {
  await openNewPost(page);
  await page.getByLabel("Title").fill(newPost.title);
  await page.getByLabel("Excerpt").fill(newPost.excerpt);
  await page.getByLabel("Content (HTML)").fill(newPost.content);
  await describePicture(page, button(page, "Upload featured image"));
  await button(page, "Use picture").click();
  await page.getByLabel("Category").fill(newPost.category);
  await page.getByLabel("Tags").fill(newPost.tags);
}

/** Uploads a picture, and types its alt text into the dialog that asks for it. */
async function describePicture(page: Page, uploadButton: Locator) {
  const isChosen = page.waitForEvent("filechooser");
  await uploadButton.click();
  await (await isChosen).setFiles(newPost.picture.file);
  await page.getByRole("dialog").getByLabel("Alt text").fill(newPost.picture.alt);
}

async function openEnquiries(page: Page) {
  await storeEnquiries(page);
  await page.goto(adminPaths.contactSubmissions);
  await button(page, /^View submission/).waitFor();
}

/** Stores enquiries in this browser, as the contact form does. */
async function storeEnquiries(page: Page) {
  await page.goto(adminPaths.dashboard);
  const stored = { key: SUBMISSIONS_KEY, text: JSON.stringify(enquiries) };
  await page.evaluate(({ key, text }) => {
    localStorage.setItem(key, text);
  }, stored);
}
