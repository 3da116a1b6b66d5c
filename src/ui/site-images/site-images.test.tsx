import { render, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { site } from "@/config/site";
import { imageCatalogue } from "@/content/image-catalogue";
import { expectConsole } from "../../../tests/support/console";
import { makeSiteImage } from "../../../tests/support/factories";
import {
  serveTable,
  backend,
  failReads,
  serveTableLater,
  requestsTo,
} from "../../../tests/support/handlers/backend";
import { renderWithProviders } from "../../../tests/support/render-route";
import { resolveSiteImage } from "./resolve-site-image";
import { SiteImage } from "./site-image";
import { useSiteImages } from "./site-images-provider";

const HERO = "https://cdn.example/hero.webp";
const DEFAULT_HERO = imageCatalogue.heroSectionMainImage.defaultUrl;

/** Shows what a page gets from the provider. */
function Images() {
  const { status, error, refresh } = useSiteImages();
  return (
    <>
      <p role="status">{error ? `${status}: ${error}` : status}</p>
      <SiteImage imageId="heroSectionMainImage" />
      <button type="button" onClick={() => void refresh()}>
        Refresh
      </button>
    </>
  );
}

const status = () => screen.getByRole("status");
const image = () => screen.getByRole("img");
const loaded = () =>
  waitFor(() => {
    expect(status()).toHaveTextContent("loaded");
  });

describe("the images set in the admin", () => {
  test("replace the built-in ones as soon as they are loaded, with one request", async () => {
    const slow = serveTableLater("site_images", [
      makeSiteImage({ url: HERO, alt: "Our own hero" }),
    ]);
    backend.use(slow.handler);
    renderWithProviders(
      <>
        <SiteImage imageId="teamMemberMei" />
        <Images />
      </>,
    );
    const image = () => screen.getAllByRole("img")[1];
    expect(status()).toHaveTextContent("loading");
    expect(image()).toHaveAttribute("src", DEFAULT_HERO);
    slow.release();
    await loaded();
    expect(image()).toHaveAttribute("src", HERO);
    expect(image()).toHaveAttribute("alt", "Our own hero");
    // However many components use them.
    expect(requestsTo("site_images").map((url) => url.searchParams.get("select"))).toEqual([
      "id,url,alt",
    ]);
  });

  test("are those of the latest request, even if an earlier one is answered later", async () => {
    const slow = serveTableLater("site_images", []);
    backend.use(slow.handler);
    const { user } = renderWithProviders(<Images />);
    await waitFor(() => {
      expect(requestsTo("site_images")).toHaveLength(1);
    });
    backend.use(serveTable("site_images", [makeSiteImage({ url: HERO })]));
    await user.click(screen.getByRole("button", { name: "Refresh" }));
    await loaded();
    slow.release();
    // A second request: when it is answered, the late answer has been handled.
    await waitFor(() => fetch("http://backend.test/rest/v1/site_images"));
    expect(image()).toHaveAttribute("src", HERO);
  });

  test("outside of their provider are an error", () => {
    const logged = expectConsole("error");
    expect(() => render(<Images />)).toThrow("must be used inside <SiteImagesProvider>");
    logged.takeMessages();
  });
});

test("when they cannot be read again, the built-in ones return", async () => {
  const logged = expectConsole("error");
  backend.use(serveTable("site_images", [makeSiteImage({ url: HERO })]));
  const { user } = renderWithProviders(<Images />);
  await loaded();
  expect(image()).toHaveAttribute("src", HERO);
  backend.use(failReads("site_images", { status: 400, message: "permission denied" }));
  await user.click(screen.getByRole("button", { name: "Refresh" }));
  await waitFor(() => {
    expect(status()).toHaveTextContent("error: permission denied");
  });
  expect(image()).toHaveAttribute("src", DEFAULT_HERO);
  expect(logged.takeMessages()).toContain("The image overrides could not be read.");
});

const override = { id: "logoNavbar", url: "https://cdn.example/logo.png", alt: "Our logo" };

describe("the picture shown under a key", () => {
  test("is the override, with the default alt text when it has none", () => {
    const { url, alt } = override;
    expect(resolveSiteImage("logoNavbar", [override])).toEqual({ url, alt });
    expect(resolveSiteImage("logoNavbar", [{ ...override, alt: "" }]).alt).toBe(site.name);
  });

  test("has 'Image: {id}' as alt text when there is no default either", () => {
    const unknown = { id: "banner", url: "https://cdn.example/b.png", alt: "" };
    expect(resolveSiteImage("banner", [unknown]).alt).toBe("Image: banner");
  });

  test.each(["", "   "])("is the built-in default when the override's url is %j", (url) => {
    expect(resolveSiteImage("logoNavbar", [{ ...override, url }])).toEqual({
      url: imageCatalogue.logoNavbar.defaultUrl,
      alt: imageCatalogue.logoNavbar.defaultAlt,
    });
  });

  test("is a generic picture with a console warning for an unknown key", () => {
    const warn = expectConsole("warn");
    expect(resolveSiteImage("nowhere", [])).toEqual({
      url: "/images/brand/missing-image.svg",
      alt: "Missing Image: nowhere",
    });
    expect(warn.takeMessages()).toContain("nowhere");
  });
});

test("the catalogue has the 18 editable images that were agreed", () => {
  const numbered = (name: string, count: number) =>
    Array.from({ length: count }, (_, i) => `${name}${i + 1}`);
  const keys = Object.keys(imageCatalogue);
  expect(keys.filter((key) => key.startsWith("teamMember"))).toHaveLength(4);
  expect(keys.filter((key) => !key.startsWith("teamMember")).toSorted()).toEqual(
    [
      ...["heroSectionMainImage", "logoNavbar", "logoFooter", "blogPreviewDefault"],
      ...["aboutPageOurStoryImage", ...numbered("clientLogo", 6)],
      ...numbered("testimonialAvatar", 3),
    ].toSorted(),
  );
});
