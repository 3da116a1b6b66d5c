import { QueryObserver } from "@tanstack/react-query";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { makePost, makeSuccessStory } from "../../tests/support/factories";
import {
  backend,
  rejectWrites,
  requestsTo,
  serveWritableTable,
} from "../../tests/support/handlers/backend";
import { createPost, deletePost, updatePost, updatePostOrder } from "./blog-post-editing";
import { contentVersions, subscribeToPublicChanges } from "./public-changes";
import { queryClient } from "./query-client";
import { revertSiteImage, saveSiteImage } from "./site-image-editing";
import { saveSiteSetting } from "./site-setting-editing";
import {
  createSuccessStory,
  deleteSuccessStory,
  updateSuccessStory,
} from "./success-story-editing";

afterEach(() => {
  queryClient.clear();
});

const post = makePost(1);
const story = makeSuccessStory(1);
const image = { id: "logoNavbar", url: "/a.svg", alt: "", component_name: "", description: "" };

function listen() {
  const listener = vi.fn();
  onTestFinished(subscribeToPublicChanges(listener));
  return listener;
}

test.each([
  ["creating a post", "blog_posts", "id", [], () => createPost(post)],
  ["updating a post", "blog_posts", "id", [post], () => updatePost(post.id, post)],
  ["deleting a post", "blog_posts", "id", [post], () => deletePost(post.id)],
  ["adding a story", "success_stories", "id", [], () => createSuccessStory(story)],
  ["updating a story", "success_stories", "id", [story], () => updateSuccessStory(story.id, story)],
  ["deleting a story", "success_stories", "id", [story], () => deleteSuccessStory(story.id)],
  ["saving an image", "site_images", "id", [], () => saveSiteImage(image)],
  ["reverting an image", "site_images", "id", [image], () => revertSiteImage(image.id)],
  ["saving a setting", "site_settings", "key", [], () => saveSiteSetting("faviconUrl", "/a.ico")],
] as const)("%s is a public change", async (_, table, key, rows, write) => {
  backend.use(...serveWritableTable(table, rows, key).handlers);
  const listener = listen();
  await write();
  expect(listener).toHaveBeenCalledOnce();
});

test("reordering is none, because visitors never see the order", async () => {
  backend.use(...serveWritableTable("blog_posts", [post]).handlers);
  const listener = listen();
  await updatePostOrder(post.id, 3);
  expect(listener).not.toHaveBeenCalled();
});

describe("a write that failed", () => {
  test("is no change if it was refused", async () => {
    backend.use(rejectWrites("blog_posts", "post", { status: 401, code: "42501" }));
    const listener = listen();
    await expect(createPost(post)).rejects.toThrow();
    expect(listener).not.toHaveBeenCalled();
  });

  test("may be one if there was no response", async () => {
    backend.use(rejectWrites("blog_posts", "patch", { status: 0 }));
    const listener = listen();
    await expect(updatePost(post.id, post)).rejects.toThrow();
    expect(listener).toHaveBeenCalledOnce();
  });
});

test("after a change, the versions are read again where they are shown", async () => {
  backend.use(...serveWritableTable("success_stories", [story]).handlers);
  const observer = new QueryObserver(queryClient, contentVersions("2026-11-25T14:05:00.000Z"));
  onTestFinished(observer.subscribe(() => undefined));
  await vi.waitFor(() => {
    expect(observer.getCurrentResult().data?.stories).toHaveProperty(story.id);
  });
  await deleteSuccessStory(story.id);
  await vi.waitFor(() => {
    expect(observer.getCurrentResult().data?.stories).toEqual({});
  });
  expect(requestsTo("blog_posts")).toHaveLength(2);
});

test("an unsubscribed listener is not called", async () => {
  backend.use(...serveWritableTable("site_settings", [], "key").handlers);
  const listener = vi.fn();
  subscribeToPublicChanges(listener)();
  await saveSiteSetting("faviconUrl", "/a.ico");
  expect(listener).not.toHaveBeenCalled();
});
