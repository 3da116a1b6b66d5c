import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { UnsavedChanges } from "@/components/admin/editing/unsaved-changes";
import { SiteImagesProvider } from "@/components/site-images/site-images-provider";
import { ToastOutlet } from "@/components/ui/toast-outlet";
import { adminPaths } from "@/config/paths";
import { editableImages, imageCatalogue } from "@/content/image-catalogue";
import { unlockForTest } from "../../../tests/support/admin";
import { expectConsole } from "../../../tests/support/console";
import { makeSiteImage } from "../../../tests/support/factories";
import {
  serveTable,
  backend,
  failReads,
  serveTableLater,
  rejectWrites,
  requestsTo,
  serveWritableTable,
} from "../../../tests/support/handlers/backend";
import { renderRoute } from "../../../tests/support/render-route";
import { ImageEditor } from "./image-editor";
import { useStoredImages } from "./use-stored-images";

const HERO = "Main picture of the first screen";
const DEFAULT_HERO = imageCatalogue.heroSectionMainImage;
const NEW_HERO = "https://cdn.example/new-hero.webp";

beforeEach(() => {
  localStorage.clear();
  unlockForTest();
});

async function openImages() {
  const { user } = renderRoute(adminPaths.siteImages);
  await screen.findByRole("group", { hidden: true, name: HERO });
  return user;
}

/**
 * The elements of one image's form. `hidden: true` spares jsdom from computing the styles of the
 * whole page.
 */
function row(name: string) {
  const group = within(screen.getByRole("group", { hidden: true, name }));
  return {
    group,
    url: group.getByLabelText("Image URL"),
    alt: group.getByLabelText("Alt text"),
    save: group.getByRole("button", { hidden: true, name: /^Save/ }),
    revert: group.getByRole("button", { hidden: true, name: /^Revert to default/ }),
  };
}

const toastTitled = (title: string) =>
  waitFor(() => {
    const shown = screen.getByText(title).closest("li");
    if (!shown) throw new Error("The text is in no toast.");
    return shown;
  });

/** Inserts at the end of the field in one go: typing key by key is slow with 19 forms. */
async function add(user: UserEvent, control: HTMLElement, text: string) {
  await user.click(control);
  await user.paste(text);
}

const isIdle = (button: HTMLElement) => {
  expect(button).toHaveAttribute("aria-disabled", "true");
};

describe("the list", () => {
  test("has the 18 images of the catalogue by component, and below them the default case-study image", async () => {
    backend.use(serveTable("site_images", [makeSiteImage()]));
    await openImages();
    const groups = screen.getAllByRole("region");
    const rowsOf = (region: HTMLElement) =>
      within(region)
        .getAllByRole("group")
        .map((group) => within(group).getByText(/^[a-z]+[A-Z]\w+$/).textContent);
    const byComponent = groups
      .filter((region) => within(region).queryAllByRole("group").length > 0)
      .map((region) => [
        within(region).getByRole("heading", { level: 2 }).textContent,
        rowsOf(region),
      ]);

    expect(byComponent).toEqual([
      ["Home hero", ["heroSectionMainImage"]],
      ["Header", ["logoNavbar"]],
      ["Footer", ["logoFooter"]],
      ["Blog", ["blogPreviewDefault"]],
      ["Client logos", [1, 2, 3, 4, 5, 6].map((n) => `clientLogo${n}`)],
      ["Testimonials", [1, 2, 3].map((n) => `testimonialAvatar${n}`)],
      ["About", ["aboutPageOurStoryImage"]],
      ["Team", ["teamMemberMei", "teamMemberJason", "teamMemberNaomi", "teamMemberDiego"]],
      ["Stand-in for case studies", ["defaultCaseStudyImage"]],
    ]);
    expect(screen.getByText("18 images. 1 replaced, 17 on their defaults.")).toBeVisible();
  });

  test("shows the current state of each image and whether it is replaced", async () => {
    backend.use(serveTable("site_images", [makeSiteImage({ url: NEW_HERO, alt: "Our yard" })]));
    await openImages();
    const hero = row(HERO);
    expect(hero.url).toHaveValue(NEW_HERO);
    expect(hero.alt).toHaveValue("Our yard");
    expect(hero.group.getByRole("img", { name: "Our yard" })).toHaveAttribute("src", NEW_HERO);
    expect(hero.group.getByText("Replaced")).toBeVisible();

    const caseStudy = row("Stands in for a case study’s picture");
    const { defaultUrl, defaultAlt } = editableImages.defaultCaseStudyImage;
    expect(caseStudy.url).toHaveValue(defaultUrl);
    expect(caseStudy.alt).toHaveValue(defaultAlt);
    expect(caseStudy.group.getByText("Default")).toBeVisible();
    isIdle(caseStudy.save);
    isIdle(caseStudy.revert);
  });

  test("shows no image until the overrides are read", async () => {
    const slow = serveTableLater("site_images", [makeSiteImage({ url: NEW_HERO })]);
    backend.use(slow.handler);
    renderRoute(adminPaths.siteImages);
    expect(await screen.findByText("Loading images…")).toBeVisible();
    expect(screen.queryByRole("group", { hidden: true, name: HERO })).not.toBeInTheDocument();
    slow.release();
    await screen.findByRole("group", { hidden: true, name: HERO });
    expect(row(HERO).url).toHaveValue(NEW_HERO);
  });
});

describe("when the images cannot be read", () => {
  test.each([
    { message: "permission denied for table site_images", shown: /permission denied/ },
    { message: "", shown: "Failed to fetch image overrides." },
  ])("because of $message, the message and the defaults are shown", async ({ message, shown }) => {
    const logged = expectConsole("error");
    backend.use(failReads("site_images", { status: 400, message }));
    const user = await openImages();
    expect(within(screen.getByRole("alert")).getByText(shown)).toBeVisible();
    expect(row(HERO).url).toHaveValue(DEFAULT_HERO.defaultUrl);
    expect(row(HERO).group.queryByText("Default")).not.toBeInTheDocument();

    backend.use(serveTable("site_images", [makeSiteImage({ url: NEW_HERO })]));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => {
      expect(row(HERO).url).toHaveValue(NEW_HERO);
    });
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    logged.takeMessages();
  });

  test("after they had been read before, the last ones stay", async () => {
    const logged = expectConsole("error");
    backend.use(serveTable("site_images", [makeSiteImage({ url: NEW_HERO })]));
    const user = await openImages();
    backend.use(failReads("site_images", { status: 400 }));
    await user.click(screen.getByRole("button", { name: "Refresh" }));
    expect(await screen.findByText("the server's own words")).toBeVisible();
    expect(row(HERO).url).toHaveValue(NEW_HERO);
    expect(row(HERO).group.getByText("Replaced")).toBeVisible();
    logged.takeMessages();
  });
});

describe("saving an image", () => {
  test("stores it with its component and description, and reads the images again", async () => {
    const table = serveWritableTable("site_images", []);
    backend.use(...table.handlers);
    const user = await openImages();
    const { url, alt, save, group } = row(HERO);
    isIdle(save);
    await user.clear(url);
    await add(user, url, `  ${NEW_HERO} `);
    await user.clear(alt);
    await add(user, alt, "Our yard in Yiwu");
    expect(group.getByText("Unsaved")).toBeVisible();
    expect(screen.getByText("1 unsaved")).toBeVisible();
    const readings = requestsTo("site_images").length;
    await user.click(save);

    expect(await toastTitled("Image Saved")).toHaveTextContent(HERO);
    expect(table.rows).toEqual([
      {
        id: "heroSectionMainImage",
        url: NEW_HERO,
        alt: "Our yard in Yiwu",
        component_name: DEFAULT_HERO.componentName,
        description: DEFAULT_HERO.description,
      },
    ]);
    expect(group.getByText("Replaced")).toBeVisible();
    expect(group.queryByText("Unsaved")).not.toBeInTheDocument();
    expect(group.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
    expect(screen.queryByText("1 unsaved")).not.toBeInTheDocument();
    isIdle(save);
    expect(save).toHaveFocus();
    // One request writes and one reads.
    await waitFor(() => {
      expect(requestsTo("site_images")).toHaveLength(readings + 2);
    });
  });

  test("replaces what was stored before", async () => {
    const table = serveWritableTable("site_images", [makeSiteImage()]);
    backend.use(...table.handlers);
    const user = await openImages();
    await add(user, row(HERO).alt, ", seen from above");
    await user.click(row(HERO).save);
    await toastTitled("Image Saved");
    expect(table.rows).toHaveLength(1);
    expect(table.rows[0]).toMatchObject({ alt: "Our own hero, seen from above" });
  });

  test("of an image that the site does not have is a 'Save Error'", async () => {
    const image = { ...DEFAULT_HERO, id: "nowhere", name: "An image of nowhere" };
    function Screen() {
      return (
        <ImageEditor image={image} storedImages={useStoredImages()} onDirtyChange={() => {}} />
      );
    }
    const element = (
      <UnsavedChanges>
        <Screen />
      </UnsavedChanges>
    );
    const router = createMemoryRouter([{ path: "/", element }]);
    onTestFinished(() => {
      router.dispose();
    });
    render(
      <SiteImagesProvider>
        <RouterProvider router={router} />
        <ToastOutlet />
      </SiteImagesProvider>,
    );
    const user = userEvent.setup();
    await add(user, row(image.name).alt, " and more");
    await user.click(row(image.name).save);
    expect(await toastTitled("Save Error")).toHaveTextContent("Image data not found");
    expect(screen.getByText(/^Not saved: Image data not found/)).toBeVisible();
  });
});

describe("what cannot be saved", () => {
  test.each([
    { field: "url", value: "", text: "Image URL cannot be empty." },
    { field: "url", value: " \u200B ", text: "Image URL cannot be empty." },
    { field: "alt", value: "  ", text: "Image Alt Text cannot be empty." },
    { field: "url", value: "javascript:alert(1)", text: /^This address cannot be used/ },
    { field: "url", value: "//evil.example/x.png", text: /^This address cannot be used/ },
  ] as const)("a $field of '$value' is a 'Validation Error'", async ({ field, value, text }) => {
    const table = serveWritableTable("site_images", []);
    backend.use(...table.handlers);
    const user = await openImages();
    const { group, save, [field]: control } = row(HERO);
    await user.clear(control);
    if (value) await add(user, control, value);
    await user.click(save);
    expect(within(await toastTitled("Validation Error")).getByText(text)).toBeVisible();
    expect(group.getByText(text)).toBeVisible();
    expect(control).toHaveFocus();
    expect(control).toBeInvalid();
    expect(table.rows).toEqual([]);
  });

  test("what the database refuses is a 'Storage Error' with its message; nothing looks saved", async () => {
    backend.use(rejectWrites("site_images", "post", { status: 400, message: "value too long" }));
    const user = await openImages();
    const { alt, save, group } = row(HERO);
    await add(user, alt, " and more");
    await user.click(save);
    expect(await toastTitled("Storage Error")).toHaveTextContent("value too long");
    expect(group.getByText("Not saved: value too long")).toBeVisible();
    expect(group.getByText("Unsaved")).toBeVisible();
    expect(group.getByText("Default")).toBeVisible();
    expect(alt).toHaveValue(`${DEFAULT_HERO.defaultAlt} and more`);
  });

  test("without access, the user can log in again and keeps what was typed", async () => {
    backend.use(rejectWrites("site_images", "post", { status: 403, code: "42501" }));
    const user = await openImages();
    const { alt, save, group } = row(HERO);
    await add(user, alt, " and more");
    await user.click(save);
    expect(await toastTitled("Storage Error")).toHaveTextContent("Please log in again");
    expect(group.getByRole("button", { hidden: true, name: "Log in again" })).toBeVisible();
    expect(alt).toHaveValue(`${DEFAULT_HERO.defaultAlt} and more`);
  });
});

describe("reverting an image", () => {
  test("asks first, then deletes what is stored, so that the default shows", async () => {
    const table = serveWritableTable("site_images", [makeSiteImage()]);
    backend.use(...table.handlers);
    const user = await openImages();
    const { revert, url, alt, group } = row(HERO);
    await user.click(revert);
    const dialog = within(screen.getByRole("dialog", { name: "Revert to default?" }));
    expect(dialog.getAllByRole("img").map((image) => image.getAttribute("src"))).toEqual([
      "https://cdn.example/hero.webp",
      DEFAULT_HERO.defaultUrl,
    ]);
    expect(table.rows).toHaveLength(1);
    await user.click(dialog.getByRole("button", { name: "Revert" }));

    expect(await toastTitled("Image Reverted")).toHaveTextContent(HERO);
    expect(table.rows).toEqual([]);
    expect(url).toHaveValue(DEFAULT_HERO.defaultUrl);
    expect(alt).toHaveValue(DEFAULT_HERO.defaultAlt);
    expect(group.getByText("Default")).toBeVisible();
    isIdle(revert);
  });

  test("can be cancelled", async () => {
    const table = serveWritableTable("site_images", [makeSiteImage()]);
    backend.use(...table.handlers);
    const user = await openImages();
    await add(user, row(HERO).alt, " and more");
    await user.click(row(HERO).revert);
    expect(screen.getByText(/did not save is dropped/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(row(HERO).revert).toHaveFocus();
    expect(row(HERO).alt).toHaveValue("Our own hero and more");
    expect(table.rows).toHaveLength(1);
  });

  test.each([
    { status: 400, message: "the table is locked", shown: /the table is locked/ },
    // Row-level security returns no rows and no error.
    { status: 200, message: "", shown: /Please log in again/ },
  ])("that fails ($status) is a 'Revert Error'", async ({ status, message, shown }) => {
    backend.use(
      serveTable("site_images", [makeSiteImage()]),
      rejectWrites("site_images", "delete", { status, message }),
    );
    const user = await openImages();
    await user.click(row(HERO).revert);
    await user.click(screen.getByRole("button", { name: "Revert" }));
    expect(await toastTitled("Revert Error")).toHaveTextContent(shown);
    expect(row(HERO).url).toHaveValue("https://cdn.example/hero.webp");
    expect(row(HERO).group.getByText("Replaced")).toBeVisible();
  });
});

describe("when others save at the same time", () => {
  test("a refresh shows what is stored now", async () => {
    const user = await openImages();
    backend.use(serveTable("site_images", [makeSiteImage({ url: NEW_HERO })]));
    await user.click(screen.getByRole("button", { name: "Refresh" }));
    await waitFor(() => {
      expect(row(HERO).url).toHaveValue(NEW_HERO);
    });
    expect(row(HERO).group.getByText("Replaced")).toBeVisible();
    expect(row(HERO).group.queryByText("Unsaved")).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
  });

  test("a refresh keeps what is typed and reports that the stored value has changed", async () => {
    const user = await openImages();
    await add(user, row(HERO).alt, " and more");
    backend.use(serveTable("site_images", [makeSiteImage({ url: NEW_HERO, alt: "Theirs" })]));
    await user.click(screen.getByRole("button", { name: "Refresh" }));
    expect(await screen.findByText(/changed meanwhile. What you typed is kept/)).toBeVisible();
    expect(row(HERO).alt).toHaveValue(`${DEFAULT_HERO.defaultAlt} and more`);

    await user.click(screen.getByRole("button", { name: "Show what is stored" }));
    expect(row(HERO).alt).toHaveValue("Theirs");
    expect(screen.queryByText(/changed meanwhile/)).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(row(HERO).alt).toHaveValue(`${DEFAULT_HERO.defaultAlt} and more`);
  });

  test("a save in another tab is seen here", async () => {
    await openImages();
    backend.use(serveTable("site_images", [makeSiteImage({ url: NEW_HERO })]));
    const newValue = JSON.stringify(["site-image:heroSectionMainImage", 1]);
    window.dispatchEvent(new StorageEvent("storage", { key: "adminLastSave", newValue }));
    await waitFor(() => {
      expect(row(HERO).url).toHaveValue(NEW_HERO);
    });
  });
});

test("unsaved input is offered on the next visit", async () => {
  const user = await openImages();
  await add(user, row(HERO).alt, " and more");
  await user.click(screen.getByRole("link", { name: "Dashboard" }));
  await screen.findByRole("heading", { level: 1, name: "Dashboard" });
  await user.click(screen.getAllByRole("link", { name: /^Site Images/ })[0] ?? document.body);
  expect(await screen.findByText(/^Unsaved work from/)).toBeVisible();
  expect(row(HERO).alt).toHaveValue(DEFAULT_HERO.defaultAlt);
  await user.click(row(HERO).group.getByRole("button", { hidden: true, name: "Restore" }));
  expect(row(HERO).alt).toHaveValue(`${DEFAULT_HERO.defaultAlt} and more`);
  expect(row(HERO).group.getByText("Unsaved")).toBeVisible();
});
