import type { Locator, Page } from "playwright";
import { adminPaths, paths } from "@/config/paths";
import { SUBMISSIONS_KEY } from "@/data/browser/contact-submissions";
import { changedExcerpt, enquiries, newPost, publishTime } from "./sample-data.ts";

export type Screenshot = {
  file: string;
  /** In pixels; the width is always 1280. */
  height: number;
  maxKib: number;
  isLoggedOut?: boolean;
  /**
   * Brings the page into the state to show. A colleague's page has a browser context of its own.
   */
  prepare: (page: Page, openColleaguePage: () => Promise<Page>) => Promise<void>;
  /** What the picture ends with. Without it, the picture begins with the top of the page. */
  last?: (page: Page) => Locator;
};

/** Taken in this order. The last ones change stored data, which the others show unchanged. */
export const screenshots: readonly Screenshot[] = [
  {
    file: "docs/home.webp",
    height: 800,
    maxKib: 90,
    prepare: async (page) => {
      await page.goto(paths.home);
    },
  },
  {
    file: "docs/pictures/login.webp",
    height: 720,
    maxKib: 60,
    isLoggedOut: true,
    prepare: async (page) => {
      await page.goto(adminPaths.login);
      await page.getByLabel("Password").waitFor();
    },
  },
  {
    file: "docs/pictures/dashboard.webp",
    height: 780,
    maxKib: 60,
    prepare: async (page) => {
      await storeEnquiries(page);
      await page.goto(adminPaths.dashboard);
    },
  },
  {
    file: "docs/pictures/posts.webp",
    height: 660,
    maxKib: 60,
    prepare: openPosts,
  },
  {
    file: "docs/pictures/picture-dialog.webp",
    height: 840,
    maxKib: 60,
    prepare: async (page) => {
      await openNewPost(page);
      await describePicture(page, page.getByRole("button", { name: "Upload featured image" }));
    },
  },
  {
    file: "docs/pictures/post-form.webp",
    height: 980,
    maxKib: 60,
    prepare: async (page) => {
      await writePost(page);
      await page.getByRole("img", { name: newPost.picture.alt }).waitFor();
    },
  },
  {
    file: "docs/pictures/visual-editor.webp",
    height: 1180,
    maxKib: 60,
    prepare: async (page) => {
      await openNewPost(page);
      await page.getByLabel("Content (HTML)").fill(newPost.content);
      await page.getByRole("tab", { name: "Visual" }).click();
      await page.getByRole("textbox", { name: "Content" }).getByRole("heading").click();
    },
  },
  {
    file: "docs/pictures/unsaved-work.webp",
    height: 640,
    maxKib: 60,
    prepare: async (page) => {
      await openNewPost(page);
      await page.getByLabel("Title").fill(newPost.title);
      await page.getByLabel("Excerpt").fill(newPost.excerpt);
      await openNewPost(page);
      await page.getByText("Unsaved work from").waitFor();
    },
  },
  {
    file: "docs/pictures/site-images.webp",
    height: 840,
    maxKib: 60,
    prepare: async (page) => {
      await page.goto(adminPaths.siteImages);
      const group = page.getByRole("group", { name: "Main picture of the first screen" });
      await describePicture(page, group.getByRole("button", { name: /^Upload/ }));
      await page.getByRole("button", { name: "Use picture" }).click();
      await group.getByText("Unsaved").waitFor();
    },
  },
  {
    file: "docs/pictures/stories.webp",
    height: 780,
    maxKib: 60,
    prepare: async (page) => {
      await page.goto(adminPaths.successStories);
      await page.getByRole("button", { name: /^Edit/ }).first().waitFor();
    },
  },
  {
    file: "docs/pictures/enquiries.webp",
    height: 860,
    maxKib: 60,
    prepare: openEnquiries,
  },
  {
    file: "docs/pictures/enquiry.webp",
    height: 820,
    maxKib: 60,
    prepare: async (page) => {
      await openEnquiries(page);
      await page
        .getByRole("button", { name: /^View submission/ })
        .first()
        .click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    file: "docs/pictures/conflict.webp",
    height: 820,
    maxKib: 60,
    prepare: async (page, openColleaguePage) => {
      await openFirstPost(page);
      const colleague = await openColleaguePage();
      await openFirstPost(colleague);
      await colleague.getByLabel("Title").fill("Planning Your Production Around Chinese New Year");
      await colleague.getByRole("button", { name: "Save Post" }).click();
      await colleague.getByText(/^Saved \d/).waitFor();
      await colleague.context().close();
      await page.getByLabel("Excerpt").fill(changedExcerpt);
      await page.getByRole("button", { name: "Save Post" }).click();
      // The words that differ are marked when the library that compares texts has arrived.
      await page.getByRole("dialog").locator("mark").first().waitFor();
    },
  },
  {
    file: "docs/pictures/versions.webp",
    height: 820,
    maxKib: 60,
    prepare: async (page) => {
      await openFirstPost(page);
      await page.getByLabel("Excerpt").fill(changedExcerpt);
      await page.getByRole("button", { name: "Save Post" }).click();
      await page.getByText(/^Saved \d/).waitFor();
      await openFirstPost(page);
      await page.getByRole("button", { name: "Earlier versions" }).click();
      await page.getByRole("dialog").locator("mark").first().waitFor();
    },
  },
  {
    file: "docs/pictures/draft-form.webp",
    height: 618,
    maxKib: 60,
    prepare: async (page) => {
      await openDraft(page);
      await page.getByRole("button", { name: "Publish on…" }).click();
    },
    last: (page) => page.getByRole("form"),
  },
  {
    file: "docs/pictures/drafts.webp",
    height: 880,
    maxKib: 60,
    prepare: async (page) => {
      await openDraft(page);
      await openFirstPost(page);
      await saveDraft(page);
      await page.getByRole("button", { name: "Cancel" }).first().click();
      await page
        .getByRole("button", { name: /^Duplicate/ })
        .nth(1)
        .click();
      await page.getByText(/^Draft saved/).waitFor();
      await openPosts(page);
    },
  },
  {
    file: "docs/pictures/preview.webp",
    height: 820,
    maxKib: 60,
    prepare: async (page) => {
      await openDraft(page);
      await page.goto(await copyLink(page));
      await page.getByRole("img", { name: newPost.picture.alt }).waitFor();
    },
  },
  {
    file: "docs/pictures/deleted.webp",
    height: 640,
    maxKib: 60,
    prepare: async (page) => {
      // Without the drafts of the pictures before.
      await page.route("**/rest/v1/post_drafts*", (route) => route.fulfill({ json: [] }));
      await openPosts(page);
      await page
        .getByRole("button", { name: /^Delete/ })
        .last()
        .click();
      await page.getByRole("button", { name: "Delete Post" }).click();
      await page.getByText(/^Deleted \d/).waitFor();
    },
  },
];

async function openPosts(page: Page) {
  await page.goto(adminPaths.blogManagement);
  await page.getByRole("button", { name: /^Edit/ }).first().waitFor();
}

async function openNewPost(page: Page) {
  await openPosts(page);
  await page.getByRole("button", { name: "Add New Post" }).click();
}

async function openFirstPost(page: Page) {
  await openPosts(page);
  await page.getByRole("button", { name: /^Edit/ }).first().click();
}

/** Opens a draft that has a link and a time. */
async function openDraft(page: Page) {
  await openPosts(page);
  const button = page.getByRole("button", { name: `Continue “${newPost.title}”` });
  if ((await button.count()) > 0) {
    await button.click();
    return;
  }
  await writePost(page);
  await saveDraft(page);
  await copyLink(page);
  await page.getByRole("button", { name: "Publish on…" }).click();
  await page.getByLabel("Publish on", { exact: true }).fill(publishTime);
  await page.getByRole("button", { name: "Set this time" }).click();
  await page
    .getByText(/^It goes on the site/)
    .first()
    .waitFor();
}

async function saveDraft(page: Page) {
  await page.getByRole("button", { name: "Save draft" }).click();
  await page.getByText(/^Draft saved/).waitFor();
}

/** Returns the link. */
async function copyLink(page: Page): Promise<string> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy preview link", exact: true }).click();
  await page.getByText(/^Preview link copied/).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

async function writePost(page: Page) {
  await openNewPost(page);
  await page.getByLabel("Title").fill(newPost.title);
  await page.getByLabel("Excerpt").fill(newPost.excerpt);
  await page.getByLabel("Content (HTML)").fill(newPost.content);
  await describePicture(page, page.getByRole("button", { name: "Upload featured image" }));
  await page.getByRole("button", { name: "Use picture" }).click();
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
  await page
    .getByRole("button", { name: /^View submission/ })
    .first()
    .waitFor();
}

/** Stores enquiries in this browser, as the contact form does. */
async function storeEnquiries(page: Page) {
  await page.goto(adminPaths.dashboard);
  await page.evaluate(
    ({ key, text }) => {
      localStorage.setItem(key, text);
    },
    { key: SUBMISSIONS_KEY, text: JSON.stringify(enquiries) },
  );
}
