import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { blogList as copy } from "@/content/blog";
import { makePosts } from "../../../tests/support/factories";
import { serveTable, backend } from "../../../tests/support/handlers/backend";
import { renderRoute } from "../../../tests/support/render-route";

const POSTS = [
  ...makePosts(8, { category: "Shipping" }),
  ...makePosts(16, { category: "Sourcing" }).slice(8),
];

const cards = () =>
  screen.queryAllByRole("article").map((card) => within(card).getByRole("heading").textContent);
const searchBox = () => screen.getByPlaceholderText(copy.searchPlaceholder);
const categoryBox = () => screen.getByLabelText(copy.categoryLabel);
const back = () => {
  act(() => {
    window.history.back();
  });
};

function leaveBoxAndPause() {
  fireEvent.blur(searchBox());
  vi.advanceTimersByTime(1000);
}

/** Renders the list at an address and waits for its posts. */
async function renderList(url: string, posts = POSTS) {
  backend.use(serveTable("blog_posts", posts));
  const { user } = renderRoute(url);
  await screen.findByRole("complementary");
  return user;
}

describe("searching", () => {
  test("keeps every letter and the focus, on page 2 and when the address is updated", async () => {
    const user = await renderList("/blog?page=2");
    await user.type(searchBox(), "post");
    expect(cards()[0]).toBe("Post 1");
    await waitFor(() => {
      expect(window.location.search).toBe("?search=post");
    });
    await user.keyboard(" 16");
    expect(searchBox()).toHaveValue("post 16");
    expect(searchBox()).toHaveFocus();
    expect(cards()).toEqual(["Post 16"]);
    await waitFor(() => {
      expect(window.location.search).toBe("?search=post+16");
    });
  });

  test("keeps in the address what is typed before its last change is rendered", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await renderList("/blog");
    fireEvent.change(searchBox(), { target: { value: "post 1" } });
    // Not within `act`, so that the changed address is not rendered before the next letter.
    vi.advanceTimersByTime(1000);
    expect(window.location.search).toBe("?search=post+1");
    fireEvent.change(searchBox(), { target: { value: "post 16" } });
    await waitFor(() => {
      expect(window.location.search).toBe("?search=post+16");
    });
  });

  test("is in the address before a link is followed, so that Back restores it", async () => {
    const user = await renderList("/blog");
    await user.type(searchBox(), "post 12");
    await user.click(within(screen.getByRole("article")).getByRole("link"));
    await screen.findByText("Post 12", { selector: "h1" });
    back();
    expect(await screen.findByPlaceholderText(copy.searchPlaceholder)).toHaveValue("post 12");
    expect(cards()).toEqual(["Post 12"]);
  });

  test("does not overwrite the address when going Back while typing", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = await renderList("/blog");
    await user.selectOptions(categoryBox(), "Shipping");
    await user.type(searchBox(), "post 7");
    // On a slow phone all of this happens before the page that Back has reached is rendered.
    window.addEventListener("popstate", leaveBoxAndPause, { once: true });
    back();
    await waitFor(() => {
      expect(categoryBox()).toHaveDisplayValue(copy.allCategories);
    });
    act(() => {
      vi.advanceTimersByTime(1000);
    });
    expect(window.location.pathname + window.location.search).toBe("/blog");
    expect(searchBox()).toHaveValue("");
  });
});

describe("choosing a category", () => {
  test("offers all, then each category once, in the stored spelling", async () => {
    await renderList("/blog?category=%20sourcing");
    expect(categoryBox()).toHaveDisplayValue("Sourcing");
    const options = within(categoryBox()).getAllByRole("option");
    expect(options.map((option) => option.textContent)).toEqual([
      copy.allCategories,
      "Shipping",
      "Sourcing",
    ]);
  });

  test("goes to page 1, and Back returns to the list before", async () => {
    const user = await renderList("/blog?search=post&page=2");
    const before = cards();
    await user.selectOptions(categoryBox(), "Sourcing");
    expect(cards()[0]).toBe("Post 9");
    expect(window.location.search).toBe("?search=post&category=Sourcing");
    back();
    await waitFor(() => {
      expect(cards()).toEqual(before);
    });
    expect(categoryBox()).toHaveDisplayValue(copy.allCategories);
    expect(searchBox()).toHaveValue("post");
  });
});

describe("the address determines", () => {
  test("the search, the category and the page", async () => {
    await renderList("/blog?search=post&category=Shipping&page=2");
    expect(searchBox()).toHaveValue("post");
    expect(cards()).toEqual(["Post 7", "Post 8"]);
    expect(screen.getByLabelText("Page 1")).toHaveAttribute(
      "href",
      "/blog?search=post&category=Shipping",
    );
  });

  test("a category without posts, which is still shown in the select, and all can be shown", async () => {
    const user = await renderList("/blog?search=post&category=Customs&page=2");
    expect(categoryBox()).toHaveDisplayValue("Customs");
    expect(screen.getByText(copy.emptyTitle, { selector: "h2" })).toBeVisible();
    await user.click(within(screen.getByRole("main")).getByRole("link", { name: copy.showAll }));
    expect(searchBox()).toHaveValue("");
    expect(cards()).toHaveLength(6);
  });
});
