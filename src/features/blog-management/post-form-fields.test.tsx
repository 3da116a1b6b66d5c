import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { site } from "@/config/site";
import { makePost } from "../../../tests/support/factories";
import { backend } from "../../../tests/support/handlers/backend";
import { serveBucket } from "../../../tests/support/handlers/storage";
import {
  fillPostForm,
  openPostForm,
  postField,
  saveButton,
  setField,
  today,
  typeIn,
} from "../../../tests/support/post-form";
import { makeContent } from "../../../tests/support/pictures";

beforeEach(() => {
  localStorage.clear();
});

describe("a new form", () => {
  test("starts with today, the team and its picture, and says that saving is publishing", () => {
    openPostForm();
    expect(postField("Date")).toHaveValue(today());
    expect(postField("Author")).toHaveValue(site.teamName);
    expect(postField("Author picture URL")).toHaveValue("/images/brand/author.svg");
    expect(postField("Excerpt")).toHaveAttribute("rows", "3");
    expect(postField("Content (HTML)")).toHaveAttribute("rows", "15");
    expect(screen.getByText("Saving puts it on the site at once.")).toBeVisible();
  });

  test("says that a date in the future does not delay publishing", () => {
    openPostForm();
    expect(postField("Date")).not.toHaveAccessibleDescription();
    setField("Date", "2999-01-01");
    expect(postField("Date")).toHaveAccessibleDescription(/as soon as you save it/);
  });
});

describe("the category", () => {
  const stored = [makePost(1, { category: "Trade Fairs" }), makePost(2, { category: "Sourcing" })];

  test("suggests those in use and the usual ones, each once", () => {
    openPostForm({ stored });
    const options = postField("Category").list?.options ?? [];
    expect([...options].map(({ value }) => value)).toEqual([
      "Contracts and Payments",
      "Fulfillment",
      "Quality Control",
      "Shipping and Customs",
      "Sourcing",
      "Trade Fairs",
    ]);
  });

  test("that differs only in case suggests the existing one", async () => {
    const { user } = openPostForm({ stored });
    await typeIn(user, "Category", "trade fairs ");
    expect(screen.getByText("There is already a category “Trade Fairs”.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Use “Trade Fairs”" }));
    expect(postField("Category")).toHaveValue("Trade Fairs");
    expect(postField("Category")).toHaveFocus();
    expect(screen.queryByText(/There is already/)).not.toBeInTheDocument();
  });

  test("may be a new one", async () => {
    const { user, rows } = openPostForm({ stored });
    fillPostForm({ Category: "Packaging" });
    expect(screen.queryByText(/There is already/)).not.toBeInTheDocument();
    await user.click(saveButton());
    expect(await screen.findByText("Closed")).toBeVisible();
    expect(rows[2]).toMatchObject({ category: "Packaging" });
  });
});

test("an uploaded picture becomes the featured one, with its alt text", async () => {
  const { user } = openPostForm();
  const bucket = serveBucket();
  backend.use(...bucket.handlers);
  const file = new File([makeContent("image/jpeg")], "sealed bag.jpg", { type: "image/jpeg" });
  await user.upload(screen.getByLabelText("Upload featured image", { selector: "input" }), file);
  const dialog = within(await screen.findByRole("dialog"));
  await user.keyboard("A signed mug in a bag{Enter}");
  await waitFor(() => {
    expect(dialog.queryByRole("textbox")).not.toBeInTheDocument();
  });
  const [object] = bucket.objects;
  expect(object?.name).toMatch(/^blog_\d+_sealed_bag\.jpg$/);
  expect(postField("Featured image URL").value).toContain(object?.name);
  expect(postField("Featured image alt text")).toHaveValue("A signed mug in a bag");
  expect(screen.getByRole("button", { name: "Replace featured image" })).toBeVisible();
});

describe("the preview of the page", () => {
  test("shows what is typed, with links disabled", async () => {
    const { user, router } = openPostForm();
    fillPostForm({ Title: "Sealed samples", "Content (HTML)": '<p><a href="/faq">FAQ</a></p>' });
    await user.click(screen.getByRole("button", { name: "Preview page" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Preview" }));
    expect(dialog.getByRole("heading", { level: 1, name: "Sealed samples" })).toBeVisible();
    for (const name of ["FAQ", "Sourcing"]) {
      const isFollowed = fireEvent.click(dialog.getByRole("link", { name }));
      expect(isFollowed).toBe(false);
    }
    expect(router.state.location.pathname).toBe("/admin");

    await user.keyboard("{Control>}s{/Control}");
    expect(dialog.getByRole("heading", { level: 1 })).toBeVisible();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Preview page" })).toHaveFocus();
    expect(postField("Title")).toHaveValue("Sealed samples");
  });

  test("shows an incomplete post as well", async () => {
    const { user } = openPostForm();
    await user.click(screen.getByRole("button", { name: "Preview page" }));
    expect(await screen.findByRole("dialog", { name: "Preview" })).toBeVisible();
  });
});
