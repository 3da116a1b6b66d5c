import { afterEach, expect, onTestFinished, test } from "vitest";
import { makePost } from "../../tests/support/factories";
import { articleQuery } from "./articles";
import { queryClient } from "./query-client";

const post = makePost(1, { content: "<p>Text</p>" });

afterEach(() => {
  queryClient.clear();
});

test("the content of a row is prepared once for each version", async () => {
  const first = await queryClient.query(articleQuery(post));
  expect(await queryClient.query(articleQuery({ ...post }))).toBe(first);
  const changed = { ...post, content: "<p>New</p>", updated_at: "2026-01-01T00:00:00Z" };
  expect((await queryClient.query(articleQuery(changed))).html).toBe("<p>New</p>");
});

test("the content of a row is not taken from the HTML of the page after hydration", async () => {
  const page = document.body.appendChild(document.createElement("div"));
  onTestFinished(() => {
    page.remove();
  });
  page.id = "root";
  page.dataset["hydrated"] = "";
  page.innerHTML = `<div data-article="${post.id} ${post.updated_at}"><p>From the page</p></div>`;
  expect((await queryClient.query(articleQuery(post))).html).toBe("<p>Text</p>");
});
