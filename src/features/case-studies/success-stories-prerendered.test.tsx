import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { StoredData } from "@/components/stored-data";
import { successStoriesCopy as copy } from "@/content/case-studies";
import { storyArticleQuery, omitContent } from "@/db/articles";
import { queryClient } from "@/db/query-client";
import { successStoryQueries } from "@/db/success-stories";
import { makeSuccessStory } from "../../../tests/support/factories";
import { serveTable, backend, requestsTo } from "../../../tests/support/handlers/backend";
import { renderOnServer } from "../../../tests/support/hydrate";
import { SuccessStories } from "./success-stories";

const story = makeSuccessStory(1);

/** Renders the stories as prerendered: their data comes without the content. */
async function renderStoriesAhead() {
  const seedList = () => {
    const key: readonly unknown[] = successStoryQueries.list().queryKey;
    queryClient.setQueryData(key, [omitContent(story)], { updatedAt: 0 });
  };
  seedList();
  await queryClient.query(storyArticleQuery(story));
  const page = renderOnServer(
    <StoredData>
      <SuccessStories />
    </StoredData>,
    "/case-studies",
  );
  page.container.id = "root";
  queryClient.clear();
  seedList();
  return page;
}

const text = () => screen.queryByText("Text of story 1.");
const unfold = () => screen.getByText(copy.read, { exact: false });

test("the whole text of a story is in the HTML, collapsed, and stays after hydration", async () => {
  backend.use(serveTable("success_stories", [story]));
  const page = await renderStoriesAhead();
  const before = text();
  expect(before).toBeInTheDocument();
  const { user } = page.hydrate();
  await waitFor(() => {
    expect(requestsTo("success_stories")).toHaveLength(1);
    expect(queryClient.isFetching()).toBe(0);
  });
  await user.click(unfold());
  expect(text()).toBe(before);
  expect(before).toBeVisible();
});
