import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
// Imported up front, because a lazy route's import would count towards the first test's time.
import "@/admin/layout/admin-layout";
import "./site-image-management-page";
import { DEFAULT_FAVICON } from "@/config/limits";
import { adminPaths } from "@/config/paths";
import { editing } from "@/content/admin/editing";
import { refreshing } from "@/content/admin/refreshing";
import {
  favicon,
  imageLabels,
  imageDescriptions,
  imageNames,
  siteImages,
} from "@/content/admin/site-images";
import { editableImages, imageCatalogue, type SiteImageId } from "@/content/image-catalogue";
import { unlockForTest } from "../../../tests/support/admin";
import { expectConsole } from "../../../tests/support/console";
import { recordToasts } from "../../../tests/support/contact-page";
import { makeSiteImage } from "../../../tests/support/factories";
import {
  backend,
  failReads,
  serveTable,
  serveTableLater,
  serveWritableTable,
} from "../../../tests/support/handlers/backend";
import { serveBucket } from "../../../tests/support/handlers/storage";
import { renderRoute } from "../../../tests/support/render-route";
import { toSiteImageRow } from "./editable-images";

const HERO = imageNames.heroSectionMainImage;
const DEFAULT_HERO = {
  ...imageCatalogue.heroSectionMainImage,
  ...imageDescriptions.heroSectionMainImage,
};
const NEW_HERO = "https://cdn.example/new-hero.webp";
const MORE = `${DEFAULT_HERO.defaultAlt} and more`;
const { badges } = siteImages;
const { retry, showsDefaults, showsLast } = siteImages.loadFailed;
const question = siteImages.question;

beforeEach(() => {
  localStorage.clear();
  unlockForTest();
});

async function openImages() {
  const toasts = recordToasts();
  const { user } = renderRoute(adminPaths.siteImages);
  await screen.findByRole("group", { hidden: true, name: HERO });
  return { user, toasts };
}

/** Opens the page on a table that can be written to. */
async function openTable(...initial: Parameters<typeof serveWritableTable>[1][]) {
  const table = serveWritableTable("site_images", initial.flat());
  backend.use(...table.handlers);
  return { ...(await openImages()), rows: table.rows };
}

/**
 * The elements of one form. `hidden: true` spares jsdom from computing the styles of the whole page.
 */
function formOf(name: string) {
  const group = within(screen.getByRole("group", { hidden: true, name }));
  const button = (label: string) =>
    group.getByRole("button", { hidden: true, name: new RegExp(`^${label}`) });
  return {
    group,
    url: group.getByLabelText<HTMLInputElement>(/ URL$/),
    save: button(siteImages.save),
    revert: button(siteImages.revert),
  };
}

function row(id: SiteImageId) {
  const form = formOf(imageNames[id]);
  return { ...form, alt: form.group.getByLabelText(imageLabels.alt) };
}
const hero = () => row("heroSectionMainImage");

/** In one event: typing key by key is slow with 19 forms. */
const enter = (control: HTMLElement, value: string) =>
  fireEvent.change(control, { target: { value } });
const refresh = (user: UserEvent) =>
  user.click(screen.getByRole("button", { name: refreshing.refresh }));

const isUnavailable = (button: HTMLElement) => {
  expect(button).toHaveAttribute("aria-disabled", "true");
};

describe("the list", () => {
  test("has the 18 images of the catalogue by component, then that of case studies", async () => {
    const warned = expectConsole("warn");
    const slow = serveTableLater("site_images", [
      makeSiteImage({ url: NEW_HERO, alt: "Our yard" }),
      { ...makeSiteImage({ id: "logoNavbar" }), url: null },
      { ...makeSiteImage({ id: "logoFooter", url: "/logo.svg" }), alt: null },
    ]);
    backend.use(slow.handler);
    renderRoute(adminPaths.siteImages);
    expect(await screen.findByText(siteImages.loading)).toBeVisible();
    expect(screen.queryByRole("group", { hidden: true, name: HERO })).not.toBeInTheDocument();
    slow.release();
    await screen.findByRole("group", { hidden: true, name: HERO });
    warned.takeMessages();

    const names = new Map(Object.entries(imageNames));
    const listed = screen.getAllByRole("heading", { level: 3 }).map((name) => {
      const region = within(name.closest("section") ?? document.body);
      return `${region.getByRole("heading", { level: 2 }).textContent}: ${name.textContent}`;
    });
    const groups = new Map(Object.entries(imageDescriptions));
    const catalogue = Object.keys(imageCatalogue).map(
      (id) => `${groups.get(id)?.componentName}: ${names.get(id)}`,
    );
    const standIn = `${siteImages.placeholder.title}: ${names.get("defaultCaseStudyImage")}`;
    expect(catalogue).toHaveLength(18);
    expect(new Set(listed)).toEqual(new Set([...catalogue, standIn]));
    expect(screen.getByText(siteImages.summary(18, 2))).toBeVisible();

    expect(hero().url).toHaveValue(NEW_HERO);
    expect(hero().alt).toHaveValue("Our yard");
    expect(hero().group.getByRole("img", { name: "Our yard" })).toHaveAttribute("src", NEW_HERO);
    expect(hero().group.getByText(badges.replaced)).toBeVisible();

    const caseStudy = row("defaultCaseStudyImage");
    expect(caseStudy.url).toHaveValue(editableImages.defaultCaseStudyImage.defaultUrl);
    expect(caseStudy.group.getByText(badges.default)).toBeVisible();
    isUnavailable(caseStudy.save);
    isUnavailable(caseStudy.revert);

    const withoutUrl = row("logoNavbar");
    expect(withoutUrl.group.getByText(siteImages.missingValues.url)).toBeVisible();
    expect(withoutUrl.group.getByText(badges.default)).toBeVisible();
    expect(withoutUrl.url).toHaveValue("");
    expect(withoutUrl.revert).not.toHaveAttribute("aria-disabled");
    const withoutAlt = row("logoFooter");
    expect(withoutAlt.group.getByText(siteImages.missingValues.alt)).toBeVisible();
    expect(withoutAlt.group.getByText(badges.replaced)).toBeVisible();
  });

  test("that cannot be read shows why, as the settings do, and the defaults until they are read", async () => {
    const logged = expectConsole("error");
    backend.use(
      failReads("site_images", { status: 400, message: "permission denied" }),
      failReads("site_settings", { status: 400, message: "no such schema" }),
    );
    const { user } = await openImages();
    const icon = () => screen.getByLabelText<HTMLInputElement>(favicon.labels.url);
    for (const [reason, field, shown] of [
      ["no such schema", icon, DEFAULT_FAVICON],
      ["permission denied", () => hero().url, DEFAULT_HERO.defaultUrl],
    ] as const) {
      const alert = await screen.findByText(reason);
      expect(alert.closest("[role=alert]")).toHaveTextContent(showsDefaults);
      expect(field()).toHaveValue(shown);
    }
    expect(hero().group.queryByText(badges.default)).not.toBeInTheDocument();

    backend.use(
      serveTable("site_images", [makeSiteImage({ url: NEW_HERO })]),
      serveTable("site_settings", [{ key: "faviconUrl", value: "/new.ico" }]),
    );
    for (const button of screen.getAllByRole("button", { name: retry })) await user.click(button);
    await waitFor(() => {
      expect([hero().url, icon()].map((field) => field.value)).toEqual([NEW_HERO, "/new.ico"]);
    });
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();

    backend.use(failReads("site_images", { status: 400 }));
    await refresh(user);
    expect(await screen.findByText("the server's own words")).toBeVisible();
    expect(screen.getByText(showsLast)).toBeVisible();
    expect(hero().url).toHaveValue(NEW_HERO);
    expect(hero().group.getByText(badges.replaced)).toBeVisible();
    logged.takeMessages();
  });
});

test("a picture is stored with its component and description", () => {
  const { componentName, description } = DEFAULT_HERO;
  const values = { url: NEW_HERO, alt: MORE };
  const id = "heroSectionMainImage";
  const stored = { id, ...values, component_name: componentName, description };
  expect(toSiteImageRow(id, values)).toEqual(stored);
});

test("a picture that the site does not have is not saved", () => {
  const save = toSiteImageRow.bind(null, "nowhere", { url: NEW_HERO, alt: MORE });
  expect(save).toThrow(siteImages.notFound("nowhere"));
});

test("before an image is reverted, both pictures are shown, and that unsaved work is kept", async () => {
  const { user, rows } = await openTable([makeSiteImage()]);
  const { revert, alt } = hero();
  enter(alt, MORE);
  await user.click(revert);
  const dialog = within(screen.getByRole("dialog", { name: question.title }));
  expect(dialog.getByText(siteImages.questionUnsaved)).toBeVisible();
  const addresses = dialog.getAllByRole("img").map((image) => image.getAttribute("src"));
  expect(addresses).toEqual(["https://cdn.example/hero.webp", DEFAULT_HERO.defaultUrl]);
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(revert).toHaveFocus();
  expect(alt).toHaveValue(MORE);
  expect(rows).toHaveLength(1);
});

test("a revert deletes nothing that was not shown, such as what someone else has saved, and shows it", async () => {
  const stored = makeSiteImage();
  const theirs = { ...stored, alt: "Corrected by a colleague" };
  const { user, rows, toasts } = await openTable([stored]);
  rows[0] = theirs;
  await user.click(hero().revert);
  await user.click(screen.getByRole("button", { name: question.confirmLabel }));
  const { notReverted, changedMeanwhile } = siteImages;
  expect(await hero().group.findByText(`${notReverted} ${changedMeanwhile}`)).toBeVisible();
  expect(toasts()).toMatchObject([{ title: siteImages.revertFailed }]);
  expect(rows).toEqual([theirs]);
  await waitFor(() => {
    expect(hero().alt).toHaveValue(theirs.alt);
  });
});

describe("the favicon", () => {
  const ICON = "https://cdn.example/icon.png";
  const STORED = [{ key: "faviconUrl", value: ICON }];

  /** The link element as in index.html. */
  const tabIcon = document.createElement("link");

  beforeEach(() => {
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
    await screen.findByRole("group", { hidden: true, name: favicon.title });
    return { user, toasts, ...formOf(favicon.title) };
  }

  test("is on the browser's tab as soon as it is saved, and so is a reverted one", async () => {
    const table = serveWritableTable("site_settings", [], "key");
    backend.use(...table.handlers);
    const { user, url, save, revert, toasts } = await openFavicon();
    expect(url).toHaveValue(DEFAULT_FAVICON);
    expect(save).toHaveAttribute("aria-disabled", "true");
    expect(revert).toHaveAttribute("aria-disabled", "true");
    enter(url, "  ");
    await user.click(save);
    expect(toasts()).toMatchObject([{ description: favicon.invalid }]);
    enter(url, ICON);
    expect(screen.getByText(siteImages.unsavedCount(1))).toBeVisible();
    expect(tabIcon).toHaveAttribute("href", DEFAULT_FAVICON);
    await user.click(save);
    await waitFor(() => {
      expect(toasts().at(-1)).toMatchObject(favicon.texts.saved);
    });
    expect(table.rows).toMatchObject(STORED);
    expect(tabIcon).toHaveAttribute("href", ICON);
    await user.click(revert);
    await user.click(screen.getByRole("button", { name: question.confirmLabel }));
    await waitFor(() => {
      expect(toasts().at(-1)).toMatchObject(favicon.texts.reverted);
    });
    expect(table.rows).toMatchObject([{ key: "faviconUrl", value: DEFAULT_FAVICON }]);
    await waitFor(() => {
      expect(url).toHaveValue(DEFAULT_FAVICON);
    });
    expect(tabIcon).toHaveAttribute("href", DEFAULT_FAVICON);
  });

  test("and a picture of which nothing can be seen are mended by saving over it", async () => {
    const blank = { key: "faviconUrl", value: "\u200B" };
    const settings = serveWritableTable("site_settings", [blank], "key");
    backend.use(...settings.handlers);
    const { user, rows } = await openTable([makeSiteImage({ alt: "\u200B" })]);
    const icon = formOf(favicon.title);
    expect(hero().group.getByText(siteImages.missingValues.alt)).toBeVisible();
    enter(hero().alt, MORE);
    await user.click(hero().save);
    enter(icon.url, ICON);
    await user.click(icon.save);
    await waitFor(() => {
      expect([...rows, ...settings.rows]).toMatchObject([{ alt: MORE }, ...STORED]);
    });
  });

  test("that someone else has changed is not overwritten but shown, also on the tab", async () => {
    const table = serveWritableTable("site_settings", STORED, "key");
    backend.use(...table.handlers);
    const { user, url, save } = await openFavicon();
    table.rows[0] = { key: "faviconUrl", value: "/theirs.svg" };
    enter(url, "/mine.svg");
    await user.click(save);
    const dialog = await screen.findByRole("dialog", { name: editing.conflict.title });
    expect(dialog).toHaveTextContent("/theirs.svg");
    expect(tabIcon).toHaveAttribute("href", "/theirs.svg");
  });

  test("can be uploaded, and no alt text is asked for", async () => {
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
});
