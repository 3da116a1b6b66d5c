import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
// Imported up front, because a lazy route's import would count towards the first test's time.
import "@/app/layouts/admin-layout";
import "@/pages/admin/site-image-management-page";
import { adminPaths } from "@/config/paths";
import { unlockForTest } from "../../../tests/support/admin";
import { expectConsole } from "../../../tests/support/console";
import { makeSiteImage } from "../../../tests/support/factories";
import { serveTable, backend } from "../../../tests/support/handlers/backend";
import { renderRoute } from "../../../tests/support/render-route";

beforeEach(() => {
  localStorage.clear();
  unlockForTest();
});

test("an incomplete override says what is missing and what the site shows, and can be completed", async () => {
  const warned = expectConsole("warn");
  backend.use(
    serveTable("site_images", [
      { ...makeSiteImage(), url: null },
      { ...makeSiteImage({ id: "logoFooter", url: "/logo.svg" }), alt: null },
      makeSiteImage({ id: "logoNavbar", url: "/logo.svg" }),
    ]),
  );
  renderRoute(adminPaths.siteImages);
  const groupOf = async (name: string) =>
    within(await screen.findByRole("group", { hidden: true, name }));

  const hero = await groupOf("Main picture of the first screen");
  expect(
    hero.getByText("No URL that can be shown: the site shows the default image."),
  ).toBeVisible();
  expect(hero.getByText("Default")).toBeVisible();
  expect(hero.getByLabelText("Image URL")).toHaveValue("");
  expect(hero.getByLabelText("Alt text")).toHaveValue("Our own hero");
  expect(hero.getByRole("button", { hidden: true, name: /^Revert/ })).toHaveAttribute(
    "aria-disabled",
    "false",
  );

  const footer = await groupOf("Logo in the footer");
  expect(footer.getByText("No alt text: the site uses that of the default image.")).toBeVisible();
  expect(footer.getByText("Replaced")).toBeVisible();
  expect(footer.getByLabelText("Alt text")).toHaveValue("");

  const header = await groupOf("Logo in the header");
  expect(header.queryByText(/^No /)).not.toBeInTheDocument();
  expect(screen.getByText("18 images. 2 replaced, 16 on their defaults.")).toBeVisible();
  expect(warned.takeMessages()).toContain("heroSectionMainImage");
});
