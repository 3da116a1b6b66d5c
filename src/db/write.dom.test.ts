import { waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, test, vi } from "vitest";
import { makePost, makeSuccessStory } from "../../tests/support/factories";
import {
  BACKEND_FAILURES,
  failRequests,
  fakeTimeouts,
  type BackendFailure,
} from "../../tests/support/backend-failures";
import {
  serveTable,
  backend,
  rejectWrites,
  serveWritableTable,
} from "../../tests/support/handlers/backend";
import { addToTotal } from "../../tests/support/add-to-total";
import { createPost, deletePost, updatePost, updatePostOrder } from "./blog-post-editing";
import { AccessRefusedError, DatabaseError, RowNotFoundError } from "./errors";
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

/** All writes of the specification, section 7. */
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

const isWrite = ({ method }: Request) => method !== "GET";

/** The result of a write that meets this failure. Timeouts pass at once. */
async function writeDuringFailure(
  failure: BackendFailure,
  time: ReturnType<typeof fakeTimeouts>,
  write: () => Promise<unknown>,
): Promise<unknown> {
  let isRequested = false;
  const recordWrite = ({ request }: { request: Request }) => {
    isRequested ||= isWrite(request);
  };
  backend.events.on("request:start", recordWrite);
  const writing = write().catch((error: unknown) => error);
  if (!failure.respond()) {
    await waitFor(() => {
      expect(isRequested).toBe(true);
    });
    time.advance(20_000);
  }
  const outcome = await writing;
  backend.events.removeListener("request:start", recordWrite);
  return outcome;
}

describe.each(WRITES)("%s", (_what, table, method, rows, write) => {
  test("succeeds when the database returns the row", async () => {
    backend.use(...serveWritableTable(table, rows).handlers);
    await expect(write()).resolves.not.toThrow();
  });

  test("fails when the database changes nothing without an error", async () => {
    backend.use(serveTable(table, rows), rejectWrites(table, method, { status: 200 }));
    await expect(write()).rejects.toBeInstanceOf(AccessRefusedError);
  });

  test("fails with the server's message when a policy refuses it", async () => {
    const message = "new row violates row-level security policy";
    backend.use(rejectWrites(table, method, { status: 401, code: "42501", message }));
    await expect(write()).rejects.toThrow(new AccessRefusedError(message));
  });

  test("fails with a message for staff on every kind of error and works afterwards", async () => {
    const time = fakeTimeouts();
    for (const failure of BACKEND_FAILURES) {
      backend.resetHandlers(failRequests(failure, { when: isWrite }), serveTable(table, rows));
      const error = await writeDuringFailure(failure, time, write);
      const isRefusal = /^(401|403)$|firewall/.test(failure.name);
      const kind = isRefusal ? AccessRefusedError : DatabaseError;
      expect(error, failure.name).toBeInstanceOf(kind);
      expect(error, failure.name).toHaveProperty("message", expect.stringMatching(failure.message));
      addToTotal("backend failures tried, writing");

      backend.resetHandlers(...serveWritableTable(table, rows).handlers);
      await expect(write(), `after ${failure.name}`).resolves.not.toThrow();
      addToTotal("backend failures survived");
    }
  });
});

test("a text is saved without the characters that the database refuses", async () => {
  const { handlers, rows } = serveWritableTable("blog_posts", []);
  backend.use(...handlers);
  const typed = { title: "price\0list \uD83D", tags: ["a\0"], content: "<p>a\\u0000\u001B b</p>" };
  await createPost({ ...post, ...typed });
  expect(rows).toMatchObject([{ title: "pricelist ", tags: ["a"], content: "<p>a\\u0000 b</p>" }]);
});

const UNEXPECTED_RESPONSE =
  "Something else than the database answered. Check your connection and try again.";

/** Failures after which nobody knows whether the write succeeded. */
const UNKNOWN_OUTCOMES = BACKEND_FAILURES.filter(
  ({ name, message }) =>
    /^50\d|502|no network|no response|breaks off/.test(name) || message.test(UNEXPECTED_RESPONSE),
);

test.each([
  ["adding a post", "blog_posts", [post], () => createPost(post)],
  ["adding a story", "success_stories", [story], () => createSuccessStory(story)],
  ["deleting a post", "blog_posts", [], () => deletePost(post.id)],
  ["deleting a story", "success_stories", [], () => deleteSuccessStory(story.id)],
  ["reverting an image", "site_images", [], () => revertSiteImage(image.id)],
] as const)(
  "%s succeeds if it was carried out, even without a response",
  async (_what, table, after, write) => {
    const time = fakeTimeouts();
    expect(UNKNOWN_OUTCOMES.length).toBeGreaterThan(10);
    for (const failure of UNKNOWN_OUTCOMES) {
      backend.resetHandlers(failRequests(failure, { when: isWrite }), serveTable(table, after));
      expect(await writeDuringFailure(failure, time, write), failure.name).not.toBeInstanceOf(
        Error,
      );
      addToTotal("backend failures tried, writing");
      addToTotal("backend failures survived");
    }
  },
);

test("a missing row is distinguished from a refusal", async () => {
  backend.use(serveTable("blog_posts", []), serveTable("success_stories", []));
  backend.use(rejectWrites("blog_posts", "patch", { status: 200 }));
  backend.use(rejectWrites("success_stories", "delete", { status: 200 }));
  await expect(updatePost(post.id, post)).rejects.toBeInstanceOf(RowNotFoundError);
  await expect(deleteSuccessStory(story.id)).rejects.toBeInstanceOf(RowNotFoundError);
});

test("reverting an image that has no override is no failure", async () => {
  backend.use(
    serveTable("site_images", []),
    rejectWrites("site_images", "delete", { status: 200 }),
  );
  await expect(revertSiteImage("logoNavbar")).resolves.toBeUndefined();
});

describe("an insert whose response is lost", () => {
  test.each([
    ["blog_posts", post, () => createPost(post)],
    ["success_stories", story, () => createSuccessStory(story)],
  ] as const)("is found when %s has it and is not duplicated", async (table, row, create) => {
    const stored = serveWritableTable(table, []);
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
      serveTable("blog_posts", [{ ...post, content: "<p>Someone else's</p>" }]),
      rejectWrites("blog_posts", "post", { status: 0 }),
    );
    await expect(createPost(post)).rejects.toMatchObject({ status: 0 });
  });

  test("has failed when only a story of another picture has its words", async () => {
    backend.use(
      serveTable("success_stories", [{ ...story, image_url: "https://cdn.example/other.webp" }]),
      rejectWrites("success_stories", "post", { status: 0 }),
    );
    await expect(createSuccessStory(story)).rejects.toMatchObject({ status: 0 });
  });
});

vi.mock("@/config/limits", async (load) => ({
  ...(await load<typeof import("@/config/limits")>()),
  READ_RETRY_DELAY_MS: 0,
}));
