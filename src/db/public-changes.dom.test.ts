import { QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { makePost, makeSuccessStory } from "../../tests/support/factories";
import {
  backend,
  rejectWrites,
  requestsTo,
  serveWritableTable,
} from "../../tests/support/handlers/backend";
import { updatePost } from "./blog-post-editing";
import { contentVersions, subscribeToPublicChanges } from "./public-changes";
import { queryClient } from "./query-client";
import { deleteSuccessStory } from "./success-story-editing";

afterEach(() => {
  queryClient.clear();
});

const post = makePost(1);
const story = makeSuccessStory(1);

test("a write without a response may be a public change, until nobody listens", async () => {
  backend.use(rejectWrites("blog_posts", "patch", { status: 0 }));
  const listener = vi.fn();
  const unsubscribe = subscribeToPublicChanges(listener);
  await expect(updatePost(post.id, post)).rejects.toThrow();
  unsubscribe();
  await expect(updatePost(post.id, post)).rejects.toThrow();
  expect(listener).toHaveBeenCalledOnce();
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
