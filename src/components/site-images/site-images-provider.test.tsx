import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { imageCatalogue } from "@/content/image-catalogue";
import { siteImagesErrorMessage } from "@/db/site-images";
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
  test("replace the built-in ones as soon as they are loaded", async () => {
    const slow = serveTableLater("site_images", [
      makeSiteImage({ url: HERO, alt: "Our own hero" }),
    ]);
    backend.use(slow.handler);
    renderWithProviders(<Images />);
    expect(status()).toHaveTextContent("loading");
    expect(image()).toHaveAttribute("src", DEFAULT_HERO);
    slow.release();
    await loaded();
    expect(image()).toHaveAttribute("src", HERO);
    expect(image()).toHaveAttribute("alt", "Our own hero");
  });

  test("are read once, however many components use them", async () => {
    renderWithProviders(
      <>
        <Images />
        <SiteImage imageId="aboutPageOurStoryImage" />
        <SiteImage imageId="teamMemberMei" />
      </>,
    );
    await loaded();
    expect(requestsTo("site_images").map((url) => url.searchParams.get("select"))).toEqual([
      "id,url,alt",
    ]);
  });

  test("are read again on demand", async () => {
    const { user } = renderWithProviders(<Images />);
    await loaded();
    backend.use(serveTable("site_images", [makeSiteImage({ url: HERO })]));
    await user.click(screen.getByRole("button", { name: "Refresh" }));
    await waitFor(() => {
      expect(image()).toHaveAttribute("src", HERO);
    });
    expect(requestsTo("site_images")).toHaveLength(2);
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

  test("fall back to the built-in one when their file does not load", async () => {
    backend.use(serveTable("site_images", [makeSiteImage({ url: HERO, alt: "Our own hero" })]));
    renderWithProviders(<Images />);
    await loaded();
    fireEvent.error(image());
    expect(image()).toHaveAttribute("src", DEFAULT_HERO);
  });
});

describe("when they cannot be read", () => {
  test.each([
    { message: "permission denied for table site_images", kept: "permission denied" },
    { message: "", kept: "Failed to fetch image overrides." },
  ])("because of %j, the defaults stay", async ({ message, kept }) => {
    const logged = expectConsole("error");
    backend.use(failReads("site_images", { status: 400, message }));
    renderWithProviders(<Images />);
    await waitFor(() => {
      expect(status()).toHaveTextContent(`error: ${kept}`);
    });
    expect(image()).toHaveAttribute("src", DEFAULT_HERO);
    expect(logged.takeMessages()).toContain("The image overrides could not be read.");
  });

  test("after they had been read before, they are cleared", async () => {
    const logged = expectConsole("error");
    backend.use(serveTable("site_images", [makeSiteImage({ url: HERO })]));
    const { user } = renderWithProviders(<Images />);
    await loaded();
    backend.use(failReads("site_images", { status: 400 }));
    await user.click(screen.getByRole("button", { name: "Refresh" }));
    await waitFor(() => {
      expect(status()).toHaveTextContent("error: the server's own words");
    });
    expect(image()).toHaveAttribute("src", DEFAULT_HERO);
    expect(logged.takeMessages()).not.toBe("");
  });

  test("for an unexpected reason, the message says so", () => {
    expect(siteImagesErrorMessage(new TypeError("x is undefined"))).toBe(
      "An unexpected error occurred while fetching images.",
    );
  });
});

test("using the images outside their provider throws an error", () => {
  const logged = expectConsole("error");
  expect(() => render(<Images />)).toThrow(
    "useSiteImages must be used inside <SiteImagesProvider>.",
  );
  logged.takeMessages();
});
