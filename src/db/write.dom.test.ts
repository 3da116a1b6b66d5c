import { http, HttpResponse } from "msw";
import { describe, expect, test } from "vitest";
import { makePost, makeSuccessStory } from "../../tests/support/factories";
import { answering, backend, refusing, storing } from "../../tests/support/handlers/backend";
import { createPost, deletePost, updatePost, updatePostOrder } from "./blog-post-editing";
import { AccessRefusedError, RowGoneError } from "./errors";
import { revertSiteImage, saveSiteImage } from "./site-image-editing";
import { saveSiteSetting } from "./site-setting-editing";
import {
  createSuccessStory,
  deleteSuccessStory,
  updateSuccessStory,
} from "./success-story-editing";

const post = makePost(1);
const story = makeSuccessStory(1);
const image = {
  id: "logoNavbar",
  url: "/logo.svg",
  alt: "Logo",
  component_name: "",
  description: "",
};

/** Every write of the specification, section 7. */
const WRITES = [
  ["creating a post", "blog_posts", "post", [], () => createPost(post)],
  ["updating a post", "blog_posts", "patch", [post], () => updatePost(post.id, post)],
  ["reordering a post", "blog_posts", "patch", [post], () => updatePostOrder(post.id, 3)],
  ["deleting a post", "blog_posts", "delete", [post], () => deletePost(post.id)],
  ["adding a story", "success_stories", "post", [], () => createSuccessStory(story)],
  [
    "updating a story",
    "success_stories",
    "patch",
    [story],
    () => updateSuccessStory(story.id, story),
  ],
  ["deleting a story", "success_stories", "delete", [story], () => deleteSuccessStory(story.id)],
  ["saving an image", "site_images", "post", [image], () => saveSiteImage(image)],
  ["reverting an image", "site_images", "delete", [image], () => revertSiteImage(image.id)],
  [
    "saving a setting",
    "site_settings",
    "post",
    [],
    () => saveSiteSetting("faviconUrl", "/favicon.ico"),
  ],
] as const;

describe.each(WRITES)("%s", (_what, table, method, rows, write) => {
  test("is done when the database gives the row back", async () => {
    backend.use(...storing(table, rows).handlers);
    await expect(write()).resolves.not.toThrow();
  });

  test("fails when the database changes nothing and does not say why", async () => {
    backend.use(answering(table, rows), refusing(table, method, { status: 200 }));
    await expect(write()).rejects.toBeInstanceOf(AccessRefusedError);
  });

  test("fails with the server's words when a policy refuses it", async () => {
    const message = "new row violates row-level security policy";
    backend.use(refusing(table, method, { status: 401, code: "42501", message }));
    await expect(write()).rejects.toThrow(new AccessRefusedError(message));
  });

  test("fails with the server's words when the server fails", async () => {
    backend.use(
      answering(table, rows),
      refusing(table, method, { status: 500, message: "disk full" }),
    );
    await expect(write()).rejects.toMatchObject({ status: 500, message: "disk full" });
  });

  test("says that there was no answer when there was none", async () => {
    backend.use(answering(table, rows), refusing(table, method, { status: 0 }));
    await expect(write()).rejects.toMatchObject({
      status: 0,
      message: "The database could not be reached. Check your connection and try again.",
    });
  });
});

test("a row that is gone is told apart from a refusal", async () => {
  backend.use(answering("blog_posts", []), answering("success_stories", []));
  backend.use(refusing("blog_posts", "patch", { status: 200 }));
  backend.use(refusing("success_stories", "delete", { status: 200 }));
  await expect(updatePost(post.id, post)).rejects.toBeInstanceOf(RowGoneError);
  await expect(deleteSuccessStory(story.id)).rejects.toBeInstanceOf(RowGoneError);
});

test("reverting an image that has no override is no failure", async () => {
  backend.use(answering("site_images", []), refusing("site_images", "delete", { status: 200 }));
  await expect(revertSiteImage("logoNavbar")).resolves.toBeUndefined();
});

describe("an insert whose answer is lost", () => {
  test.each([
    ["blog_posts", post, () => createPost(post)],
    ["success_stories", story, () => createSuccessStory(story)],
  ] as const)("has arrived when %s has it: no twin is made", async (table, row, create) => {
    const stored = storing(table, []);
    backend.use(...stored.handlers);
    backend.use(
      http.post(`http://backend.test/rest/v1/${table}`, () => {
        stored.rows.push(row);
        return HttpResponse.error();
      }),
    );
    await expect(create()).resolves.toMatchObject({ id: row.id });
    expect(stored.rows).toHaveLength(1);
  });

  test("has failed when another post has the slug", async () => {
    backend.use(
      answering("blog_posts", [{ ...post, content: "<p>Someone else's</p>" }]),
      refusing("blog_posts", "post", { status: 0 }),
    );
    await expect(createPost(post)).rejects.toMatchObject({ status: 0 });
  });

  test("has failed when only a story of another picture has its words", async () => {
    backend.use(
      answering("success_stories", [{ ...story, image_url: "https://cdn.example/other.webp" }]),
      refusing("success_stories", "post", { status: 0 }),
    );
    await expect(createSuccessStory(story)).rejects.toMatchObject({ status: 0 });
  });
});
