import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { DEFAULT_FAVICON } from "@/config/limits";
import { adminPaths } from "@/config/paths";
import { favicon, siteImages } from "@/content/admin/site-images";
import { unlockForTest } from "../../../tests/support/admin";
import { recordToasts } from "../../../tests/support/contact-page";
import {
  serveTable,
  backend,
  failReads,
  serveWritableTable,
} from "../../../tests/support/handlers/backend";
import { serveBucket } from "../../../tests/support/handlers/storage";
import { renderRoute } from "../../../tests/support/render-route";
import { messages, problems } from "./messages";

const ICON = "https://cdn.example/icon.png";
const STORED = [{ key: "faviconUrl", value: ICON }];

/** The link element as in index.html. */
const tabIcon = document.createElement("link");

beforeEach(() => {
  localStorage.clear();
  unlockForTest();
  tabIcon.rel = "icon";
  tabIcon.href = DEFAULT_FAVICON;
  document.head.append(tabIcon);
  onTestFinished(() => {
    tabIcon.remove();
  });
});

async function openFavicon() {
  const toasts = recordToasts();
  const { user } = renderRoute(adminPaths.siteImages);
  const group = within(await screen.findByRole("group", { hidden: true, name: favicon.title }));
  const button = (label: string) =>
    group.getByRole("button", { hidden: true, name: new RegExp(`^${label}`) });
  return {
    user,
    toasts,
    group,
    url: group.getByLabelText(favicon.labels.url),
    save: button(siteImages.save),
    revert: button(siteImages.revert),
  };
}

test("the favicon is on the browser's tab as soon as it is saved, and so is a reverted one", async () => {
  const table = serveWritableTable("site_settings", [], "key");
  backend.use(...table.handlers);
  const { user, url, save, revert, group, toasts } = await openFavicon();
  expect(url).toHaveValue(DEFAULT_FAVICON);
  expect(save).toHaveAttribute("aria-disabled", "true");
  expect(revert).toHaveAttribute("aria-disabled", "true");
  fireEvent.change(url, { target: { value: ICON } });
  expect(screen.getByText(siteImages.unsavedCount(1))).toBeVisible();
  expect(tabIcon).toHaveAttribute("href", DEFAULT_FAVICON);
  await user.click(save);
  await waitFor(() => {
    expect(toasts().at(-1)).toMatchObject(messages.faviconSaved);
  });
  expect(table.rows).toMatchObject(STORED);
  expect(tabIcon).toHaveAttribute("href", ICON);
  expect(group.getByRole("img", { name: favicon.title })).toHaveAttribute("src", ICON);
  expect(save).toHaveAttribute("aria-disabled", "true");

  await user.click(revert);
  const { title, confirm } = favicon.revertDialog;
  const dialog = within(screen.getByRole("dialog", { name: title }));
  await user.click(dialog.getByRole("button", { name: confirm }));
  await waitFor(() => {
    expect(toasts().at(-1)).toMatchObject(messages.faviconReverted);
  });
  expect(table.rows).toMatchObject([{ key: "faviconUrl", value: DEFAULT_FAVICON }]);
  expect(url).toHaveValue(DEFAULT_FAVICON);
  expect(tabIcon).toHaveAttribute("href", DEFAULT_FAVICON);
});

test("it can be uploaded, and no alt text is asked for", async () => {
  const bucket = serveBucket();
  backend.use(...bucket.handlers);
  const { user, group, url } = await openFavicon();
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>';
  const icon = new File([drawing], "icon.svg", { type: "image/svg+xml" });
  const label = `${siteImages.upload}: ${favicon.title}`;
  await user.upload(group.getByLabelText(label, { selector: "input" }), icon);
  await waitFor(() => {
    expect(url).toHaveDisplayValue(/\/public_assets\/favicon_\d+_icon\.svg$/);
  });
  expect(bucket.objects).toHaveLength(1);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test.each([
  ["  ", problems.faviconUrlEmpty],
  ["javascript:alert(1)", problems.unsafeUrl],
])("a favicon of '%s' is a 'Validation Error'", async (value, text) => {
  const { user, url, save, group, toasts } = await openFavicon();
  fireEvent.change(url, { target: { value } });
  await user.click(save);
  expect(toasts()).toMatchObject([messages.invalid(text)]);
  expect(group.getByText(text)).toBeVisible();
  expect(url).toHaveFocus();
});

test("settings that cannot be read show why, and the default until they are read", async () => {
  backend.use(failReads("site_settings", { status: 400, message: "no such schema" }));
  const { user, url } = await openFavicon();
  expect(within(screen.getByRole("alert")).getByText("no such schema")).toBeVisible();
  expect(url).toHaveValue(DEFAULT_FAVICON);

  backend.use(serveTable("site_settings", STORED));
  await user.click(screen.getByRole("button", { name: siteImages.loadFailed.retry }));
  await waitFor(() => {
    expect(screen.getByLabelText(favicon.labels.url)).toHaveValue(ICON);
  });
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
