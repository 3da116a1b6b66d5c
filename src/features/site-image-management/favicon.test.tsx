import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { adminPaths } from "@/config/paths";
import { unlockForTest } from "../../../tests/support/admin";
import {
  serveTable,
  backend,
  failReads,
  rejectWrites,
  serveWritableTable,
} from "../../../tests/support/handlers/backend";
import { serveBucket } from "../../../tests/support/handlers/storage";
import { renderRoute } from "../../../tests/support/render-route";

const ICON = "https://cdn.example/icon.png";
const STORED = [{ key: "faviconUrl", value: ICON }];

/** The link element as in index.html. */
const tabIcon = document.createElement("link");

beforeEach(() => {
  localStorage.clear();
  unlockForTest();
  tabIcon.rel = "icon";
  tabIcon.href = "/favicon.ico";
  document.head.append(tabIcon);
  onTestFinished(() => {
    tabIcon.remove();
  });
});

async function openFavicon() {
  const { user } = renderRoute(adminPaths.siteImages);
  const group = within(await screen.findByRole("group", { hidden: true, name: "Favicon" }));
  return {
    user,
    group,
    url: group.getByLabelText("Favicon URL"),
    save: group.getByRole("button", { hidden: true, name: /^Save/ }),
    revert: group.getByRole("button", { hidden: true, name: /^Revert to default/ }),
  };
}

describe("the favicon", () => {
  test("is the default if none is set", async () => {
    const { url, save, revert } = await openFavicon();
    expect(url).toHaveValue("/favicon.ico");
    expect(save).toHaveAttribute("aria-disabled", "true");
    expect(revert).toHaveAttribute("aria-disabled", "true");
  });

  test("is shown as set", async () => {
    backend.use(serveTable("site_settings", STORED));
    const { url, group } = await openFavicon();
    expect(url).toHaveValue(ICON);
    expect(group.getByRole("img", { name: "Favicon" })).toHaveAttribute("src", ICON);
  });

  test("can be uploaded, and no alt text is asked for", async () => {
    const bucket = serveBucket();
    backend.use(...bucket.handlers);
    const { user, group, url } = await openFavicon();
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>';
    const icon = new File([drawing], "icon.svg", { type: "image/svg+xml" });
    await user.upload(group.getByLabelText("Upload: Favicon", { selector: "input" }), icon);
    await waitFor(() => {
      expect(url).toHaveValue(
        `http://backend.test/storage/v1/object/public/public_assets/${bucket.objects[0]?.name}`,
      );
    });
    expect(bucket.objects[0]?.name).toMatch(/^favicon_\d+_icon\.svg$/);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  test("is on the browser's tab as soon as it is saved", async () => {
    const table = serveWritableTable("site_settings", [], "key");
    backend.use(...table.handlers);
    const { user, url, save, group } = await openFavicon();
    await user.clear(url);
    await user.type(url, ICON);
    expect(screen.getByText("1 unsaved")).toBeVisible();
    expect(tabIcon).toHaveAttribute("href", "/favicon.ico");
    await user.click(save);
    expect(await screen.findByText("Favicon Saved")).toBeVisible();
    expect(table.rows).toEqual([expect.objectContaining({ key: "faviconUrl", value: ICON })]);
    expect(tabIcon).toHaveAttribute("href", ICON);
    expect(url).toHaveValue(ICON);
    expect(group.queryByText("Unsaved")).not.toBeInTheDocument();
    expect(save).toHaveAttribute("aria-disabled", "true");
  });

  test("is reverted to the default by the same upsert", async () => {
    const table = serveWritableTable("site_settings", STORED, "key");
    backend.use(...table.handlers);
    tabIcon.href = ICON;
    const { user, url, revert } = await openFavicon();
    await user.click(revert);
    const dialog = within(screen.getByRole("dialog", { name: "Revert to default?" }));
    await user.click(dialog.getByRole("button", { name: "Revert" }));
    expect(await screen.findByText("Favicon Reverted")).toBeVisible();
    expect(table.rows).toEqual([
      expect.objectContaining({ key: "faviconUrl", value: "/favicon.ico" }),
    ]);
    expect(url).toHaveValue("/favicon.ico");
    expect(tabIcon).toHaveAttribute("href", "/favicon.ico");
    expect(revert).toHaveAttribute("aria-disabled", "true");
  });
});

test.each([
  { value: "", text: "Favicon URL cannot be empty." },
  { value: "  ", text: "Favicon URL cannot be empty." },
  { value: "javascript:alert(1)", text: /^This address cannot be used/ },
])("a favicon of '$value' is a 'Validation Error'", async ({ value, text }) => {
  const table = serveWritableTable("site_settings", [], "key");
  backend.use(...table.handlers);
  const { user, url, save, group } = await openFavicon();
  await user.clear(url);
  if (value) await user.type(url, value);
  await user.click(save);
  expect(await screen.findByText("Validation Error")).toBeVisible();
  expect(screen.getAllByText(text)).toHaveLength(2);
  expect(group.getByText(text)).toBeVisible();
  expect(url).toHaveFocus();
  expect(table.rows).toEqual([]);
});

describe("when the settings", () => {
  test("cannot be read, the message is shown, and the default can still be replaced", async () => {
    backend.use(failReads("site_settings", { status: 400, message: "no such schema" }));
    const { user, url } = await openFavicon();
    expect(within(screen.getByRole("alert")).getByText("no such schema")).toBeVisible();
    expect(url).toHaveValue("/favicon.ico");

    backend.use(serveTable("site_settings", STORED));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => {
      expect(screen.getByLabelText("Favicon URL")).toHaveValue(ICON);
    });
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test("cannot be written, the message stays and the tab keeps its icon", async () => {
    backend.use(rejectWrites("site_settings", "post", { status: 400, message: "disk full" }));
    const { user, url, save, group } = await openFavicon();
    await user.clear(url);
    await user.type(url, ICON);
    await user.click(save);
    expect(await screen.findByText("Storage Error")).toBeVisible();
    expect(group.getByText("Not saved: disk full")).toBeVisible();
    expect(url).toHaveValue(ICON);
    expect(tabIcon).toHaveAttribute("href", "/favicon.ico");
  });

  test("cannot be reverted, that is a 'Revert Error'", async () => {
    backend.use(
      serveTable("site_settings", STORED),
      rejectWrites("site_settings", "post", { status: 400, message: "disk full" }),
    );
    const { user, url, revert, group } = await openFavicon();
    await user.click(revert);
    await user.click(screen.getByRole("button", { name: "Revert" }));
    expect(await screen.findByText("Revert Error")).toBeVisible();
    expect(group.getByText("Not saved: disk full")).toBeVisible();
    expect(url).toHaveValue(ICON);
  });
});
