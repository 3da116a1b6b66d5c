import { screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { site } from "@/config/site";
import { readDrafts } from "@/db/admin-drafts";
import { makePost, makePosts } from "../../../tests/support/factories";
import { backend, failReads } from "../../../tests/support/handlers/backend";
import { serveBucketLater } from "../../../tests/support/handlers/storage";
import {
  COMPLETE,
  fillPostForm,
  openPostForm,
  postField,
  saveButton,
  today,
  typeIn,
} from "../../../tests/support/post-form";
import { makeContent } from "../../../tests/support/pictures";

beforeEach(() => {
  localStorage.clear();
});

const TABLE_URL = "http://backend.test/rest/v1/blog_posts";
const findClosed = () => screen.findByText("Closed");

/** The row that an insert request would create. */
async function readInsertedRow(request: Request) {
  const fields: unknown = await request.json();
  return Object.assign({ ...makePost(9), id: "arrived" }, fields);
}

describe("a new post", () => {
  test("is stored with the fields of the form, after all others", async () => {
    const stored = makePosts(2).map((post) => ({ ...post, display_order: post.display_order + 4 }));
    const { user, rows, toasts, onSaved } = openPostForm({ stored });
    fillPostForm();
    await typeIn(user, "Tags", "samples, , contracts ");
    await user.click(saveButton());
    expect(await findClosed()).toBeVisible();
    expect(rows[2]).toEqual({
      id: rows[2]?.["id"],
      title: COMPLETE.Title,
      slug: "what-a-sealed-sample-is-worth",
      excerpt: COMPLETE.Excerpt,
      content: COMPLETE["Content (HTML)"],
      image_url: COMPLETE["Featured image URL"],
      image_alt: COMPLETE["Featured image alt text"],
      date: today(),
      category: COMPLETE.Category,
      tags: ["samples", "contracts"],
      author: site.teamName,
      author_avatar: "/images/brand/author.svg",
      display_order: 6,
    });
    expect(onSaved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(rows[2]));
    expect(toasts()).toMatchObject([
      { title: "Success!", description: `Post "${COMPLETE.Title}" created.` },
    ]);
    expect(readDrafts("blog-post:new")).toEqual([]);
  });

  test("is first when there are no others", async () => {
    const { user, rows } = openPostForm();
    fillPostForm();
    await user.click(saveButton());
    expect(await findClosed()).toBeVisible();
    expect(rows).toMatchObject([{ display_order: 0 }]);
  });

  test("is not duplicated when only the response was lost", async () => {
    const { user, rows, toasts } = openPostForm();
    let hasArrived = false;
    backend.use(
      http.post(
        TABLE_URL,
        async ({ request }) => {
          rows.push(await readInsertedRow(request));
          hasArrived = true;
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    fillPostForm();
    await user.click(saveButton());
    expect(await findClosed()).toBeVisible();
    expect(hasArrived).toBe(true);
    expect(rows).toHaveLength(1);
    expect(toasts()).toMatchObject([{ title: "Success!" }]);
  });

  test("is not duplicated when that is detected on the next attempt only", async () => {
    const { user, rows, onSaved } = openPostForm();
    backend.use(
      http.post(
        TABLE_URL,
        async ({ request }) => {
          rows.push(await readInsertedRow(request));
          backend.use(
            failReads("blog_posts", {
              status: 400,
              once: true,
              when: (query) => query.has("slug"),
            }),
          );
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    fillPostForm();
    await user.click(saveButton());
    expect(await screen.findByText(/Not saved: The database could not be reached/)).toBeVisible();
    await user.click(saveButton());
    expect(await findClosed()).toBeVisible();
    expect(rows).toHaveLength(1);
    expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ id: "arrived" }));
  });
});

describe("an edited post", () => {
  test("keeps its position and is stored by its id", async () => {
    const stored = makePosts(2);
    const [, post] = stored;
    const { user, rows, toasts, onSaved } = openPostForm({ stored, ...(post && { post }) });
    await typeIn(user, "Title", "A better title");
    expect(postField("Slug")).toHaveValue("post-2");
    await user.click(saveButton());
    expect(await findClosed()).toBeVisible();
    expect(rows).toEqual([stored[0], { ...post, title: "A better title" }]);
    expect(onSaved).toHaveBeenCalledExactlyOnceWith(rows[1]);
    expect(toasts()).toMatchObject([
      { title: "Success!", description: 'Post "A better title" updated.' },
    ]);
  });
});

describe("during a save", () => {
  test("the fields are locked, and nothing is sent twice", async () => {
    const { user, rows, onCancel } = openPostForm();
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let count = 0;
    backend.use(
      http.post(TABLE_URL, async () => {
        count += 1;
        await released;
        return undefined;
      }),
    );
    fillPostForm();
    await user.dblClick(saveButton());
    expect(saveButton()).toHaveAttribute("aria-busy", "true");
    expect(saveButton()).toHaveFocus();
    expect(screen.getByText("Saving…")).toBeVisible();
    expect(postField("Title").closest("[inert]")).not.toBeNull();
    await user.keyboard("{Control>}s{/Control}");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(onCancel).not.toHaveBeenCalled();
    release();
    expect(await findClosed()).toBeVisible();
    expect(count).toBe(1);
    expect(rows).toHaveLength(1);
  });
});

test("a save waits for a picture that is still being uploaded, and says so", async () => {
  const { user, rows } = openPostForm();
  const slow = serveBucketLater();
  backend.use(slow.handler);
  fillPostForm();
  const picture = new File([makeContent("image/png")], "mug.png", { type: "image/png" });
  await user.upload(
    screen.getByLabelText("Replace featured image", { selector: "input" }),
    picture,
  );
  await user.click(saveButton());
  expect(screen.getByText(/^Not saved: a picture is still being uploaded/)).toBeVisible();
  expect(rows).toEqual([]);

  slow.release();
  await screen.findByRole("dialog", { name: "Describe the picture" });
  await user.keyboard("{Enter}");
  await user.click(saveButton());
  expect(await findClosed()).toBeVisible();
  expect(rows).toMatchObject([{ image_alt: "mug" }]);
});

describe("the keyboard", () => {
  test.each(["{Control>}s{/Control}", "{Meta>}s{/Meta}"])("%s saves", async (keys) => {
    const { user, rows } = openPostForm();
    fillPostForm();
    await user.click(postField("Content (HTML)"));
    await user.keyboard(keys);
    expect(await findClosed()).toBeVisible();
    expect(rows).toHaveLength(1);
  });

  test("Enter in a single-line field does not publish", async () => {
    const { user, rows, toasts } = openPostForm();
    fillPostForm();
    for (const label of ["Title", "Tags", "Category", "Featured image URL"]) {
      await user.type(postField(label), "{Enter}");
    }
    expect(saveButton()).toHaveAttribute("aria-busy", "false");
    expect(toasts()).toEqual([]);
    expect(rows).toEqual([]);
  });

  test("the form opens with the focus on the title", () => {
    openPostForm();
    expect(postField("Title")).toHaveFocus();
  });
});
