import { site } from "@/config/site";
import { picture, type PictureName } from "./pictures";

type CatalogueImage = { defaultUrl: string; defaultAlt: string };

const client = (name: string, file: string) => ({
  defaultUrl: `/images/clients/${file}.svg`,
  defaultAlt: name,
});

const fromPicture = (name: PictureName) => {
  const { url, alt } = picture(name);
  return { defaultUrl: url, defaultAlt: alt };
};

/**
 * The 18 images that staff can replace, by id. What the admin says of them, `componentName` and
 * `description`, is in content/admin/site-images.ts, because every page loads this file.
 */
export const imageCatalogue = {
  heroSectionMainImage: fromPicture("hero"),
  logoNavbar: { defaultUrl: "/images/brand/logo-light.svg", defaultAlt: site.name },
  logoFooter: { defaultUrl: "/images/brand/logo-dark.svg", defaultAlt: site.name },
  blogPreviewDefault: fromPicture("blog-default"),
  clientLogo1: client("Tallowpine", "tallowpine"),
  clientLogo2: client("Quillmoor", "quillmoor"),
  clientLogo3: client("Nimbrook", "nimbrook"),
  clientLogo4: client("Kestrelby", "kestrelby"),
  clientLogo5: client("Oddlark", "oddlark"),
  clientLogo6: client("Halvenside", "halvenside"),
  testimonialAvatar1: fromPicture("testimonial-1"),
  testimonialAvatar2: fromPicture("testimonial-2"),
  testimonialAvatar3: fromPicture("testimonial-3"),
  aboutPageOurStoryImage: fromPicture("our-story"),
  teamMemberMei: fromPicture("team-1"),
  teamMemberJason: fromPicture("team-2"),
  teamMemberNaomi: fromPicture("team-3"),
  teamMemberDiego: fromPicture("team-4"),
} as const satisfies Record<string, CatalogueImage>;

/** All replaceable images: the catalogue, and the fallback for pictures of case studies. */
export const editableImages = {
  ...imageCatalogue,
  defaultCaseStudyImage: fromPicture("case-study-default"),
} as const satisfies Record<string, CatalogueImage>;

export type SiteImageId = keyof typeof editableImages;

/** Shown for an image id that no catalogue has. */
export const MISSING_IMAGE_URL = "/images/brand/missing-image.svg";
