import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { subscribeToContentWrites } from "../../supabase/local/content-writes.ts";
import { publishScheduledPosts } from "../../supabase/local/scheduled-posts.ts";
import { createTaskQueue } from "../../supabase/local/task-queue.ts";

const INTERVAL_MS = 10_000;

const query = vi.fn();
const enqueue = createTaskQueue();
const start = () => publishScheduledPosts({ query }, enqueue);
const publishing = (count: number) => Promise.resolve({ rows: [{ count }] });
/** Some time passes, and all that it started ends. */
async function wait(ms: number) {
  vi.advanceTimersByTime(ms);
  await enqueue(() => Promise.resolve());
}

beforeEach(() => {
  vi.useFakeTimers();
  query.mockReset().mockImplementation(() => publishing(0));
});
afterEach(() => {
  vi.useRealTimers();
});

test("posts are published at the start and every ten seconds, until the server stops", async () => {
  const stop = await start();
  expect(query.mock.calls).toEqual([["select private.publish_due_drafts() as count"]]);
  await wait(INTERVAL_MS - 1);
  expect(query).toHaveBeenCalledTimes(1);
  await wait(1);
  await wait(INTERVAL_MS);
  expect(query).toHaveBeenCalledTimes(3);
  stop();
  await wait(10 * INTERVAL_MS);
  expect(query).toHaveBeenCalledTimes(3);
  expect(vi.getTimerCount()).toBe(0);
});

test("pages are rendered after a post is published, and only then", async () => {
  const listener = vi.fn();
  onTestFinished(subscribeToContentWrites(listener));
  onTestFinished(await start());
  await wait(INTERVAL_MS);
  expect(listener).not.toHaveBeenCalled();
  query.mockReturnValueOnce(publishing(2));
  await wait(INTERVAL_MS);
  expect(listener).toHaveBeenCalledTimes(1);
});

test("an error is logged once until it has passed, and posts are published again", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const fail = () => query.mockRejectedValueOnce(new Error("The disk is full."));
  fail();
  onTestFinished(await start());
  fail();
  await wait(INTERVAL_MS);
  expect(log.mock.calls).toEqual([["Posts with a date are not published: The disk is full."]]);
  await wait(INTERVAL_MS);
  fail();
  await wait(INTERVAL_MS);
  expect(log).toHaveBeenCalledTimes(2);
  expect(query).toHaveBeenCalledTimes(4);
});
