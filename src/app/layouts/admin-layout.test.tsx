import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { site } from "@/config/site";
import { isAdminUnlocked, lockAdmin } from "@/db/admin-access";
import { unlockForTest } from "../../../tests/support/admin";
import "../../../tests/support/handlers/backend";
import { renderRoute } from "../../../tests/support/render-route";

beforeEach(unlockForTest);

async function openAdmin(url = "/admin") {
  const { user } = renderRoute(url);
  const navigation = within(await screen.findByRole("navigation", { name: "Admin" }));
  return { user, navigation };
}

const toggle = () => screen.getByRole("button", { name: /^(Open|Close) menu$/ });
const isOpen = () => toggle().getAttribute("aria-expanded") === "true";
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

describe("the sidebar", () => {
  test("has the items of the specification, in its order", async () => {
    const { navigation } = await openAdmin();
    expect(
      navigation
        .getAllByRole("listitem")
        .map((item) => [item.textContent, within(item).queryByRole("link")?.getAttribute("href")]),
    ).toEqual([
      ["Dashboard", "/admin"],
      ["Blog Management", "/admin/blog-management"],
      ["Site Images", "/admin/site-image-management"],
      ["Success Stories", "/admin/success-stories"],
      ["Contact Submissions", "/admin/contact-submissions"],
      ["View Site Home (opens in a new tab)", "/"],
      ["Logout", undefined],
    ]);
    expect(navigation.getByRole("link", { name: /^View Site Home/ })).toHaveAttribute(
      "target",
      "_blank",
    );
  });

  test("marks only the current page", async () => {
    const { user, navigation } = await openAdmin("/admin/success-stories?x=1");
    const current = () => navigation.getAllByRole("link", { current: "page" });
    expect(current().map((link) => link.textContent)).toEqual(["Success Stories"]);
    await user.click(navigation.getByRole("link", { name: "Dashboard" }));
    await heading("Dashboard");
    expect(current().map((link) => link.textContent)).toEqual(["Dashboard"]);
  });

  test("navigating moves the focus to the page and updates the document title", async () => {
    const { user, navigation } = await openAdmin();
    await user.click(navigation.getByRole("link", { name: "Success Stories" }));
    await heading("Success Stories");
    expect(screen.getByRole("main")).toHaveFocus();
    await waitFor(() => {
      expect(document.title).toBe(`Success Stories | ${site.name} admin`);
    });
  });

  test("the skip link is the first stop and leads to the main part", async () => {
    const { user } = await openAdmin();
    await user.tab();
    const skip = screen.getByText("Skip to content");
    expect(skip).toHaveFocus();
    expect(skip).toHaveAttribute("href", `#${screen.getByRole("main").id}`);
  });
});

describe("the menu of small screens", () => {
  test("opens and closes with its button", async () => {
    const { user } = await openAdmin();
    expect(isOpen()).toBe(false);
    await user.click(toggle());
    expect(isOpen()).toBe(true);
    expect(toggle()).toHaveAccessibleName("Close menu");
    await user.click(toggle());
    expect(isOpen()).toBe(false);
  });

  test("closes on Escape, which returns the focus, and on a press outside", async () => {
    const { user, navigation } = await openAdmin();
    await user.click(toggle());
    navigation.getByRole("link", { name: "Dashboard" }).focus();
    await user.keyboard("{Escape}");
    expect(isOpen()).toBe(false);
    expect(toggle()).toHaveFocus();
    await user.click(toggle());
    await user.click(screen.getByRole("main"));
    expect(isOpen()).toBe(false);
  });

  test("closes with each of its links", async () => {
    const { user, navigation } = await openAdmin();
    vi.spyOn(window, "open").mockReturnValue(null);
    for (const link of navigation.getAllByRole("link")) {
      link.addEventListener("click", (event) => {
        if (link.getAttribute("target") === "_blank") event.preventDefault();
      });
      await user.click(toggle());
      await user.click(link);
      expect(isOpen()).toBe(false);
    }
  });
});

describe("logging out", () => {
  test("logs this browser out, says so and shows the login page", async () => {
    const { user, navigation } = await openAdmin("/admin/success-stories");
    await user.click(navigation.getByRole("button", { name: "Logout" }));
    expect(await screen.findByText("Logged Out", { selector: "li *" })).toBeVisible();
    await heading("Staff entrance");
    expect(window.location.pathname).toBe("/admin/login");
    expect(isAdminUnlocked()).toBe(false);
    expect(localStorage).toHaveLength(0);
  });

  test("in another tab does not affect this page until the next navigation", async () => {
    const { user, navigation } = await openAdmin("/admin/success-stories");
    const page = await heading("Success Stories");
    lockAdmin();
    window.dispatchEvent(new StorageEvent("storage", { key: null }));
    // Navigates to the page that is already open, which renders it again.
    await user.click(navigation.getByRole("link", { name: "Success Stories" }));
    expect(page).toBeVisible();
    await user.click(navigation.getByRole("link", { name: "Site Images" }));
    await heading("Staff entrance");
    expect(window.location.pathname).toBe("/admin/login");
    expect(window.history.state).toMatchObject({ usr: { from: "/admin/site-image-management" } });
  });
});
