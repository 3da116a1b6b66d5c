import { describe, expect, test } from "vitest";
import { site } from "@/config/site";
import { imageCatalogue } from "@/content/image-catalogue";
import { expectConsole } from "../../../tests/support/console";
import { resolveSiteImage } from "./resolve-site-image";

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
