import { site } from "@/config/site";
import { picture, type PictureName } from "./pictures";

type CatalogueImage = { defaultUrl: string; defaultAlt: string };

const client = (name: string, file: string) => ({
  defaultUrl: `/images/clients/${file}.svg`,
  defaultAlt: name,
});

const fromPicture = (name: PictureName, alt: string) => ({
  defaultUrl: picture(name).url,
  defaultAlt: alt,
});

/**
 * The 18 images that staff can replace, by id. What the admin says of them, `componentName` and
 * `description`, is in content/admin/site-images.ts, because every page loads this file.
 */
export const imageCatalogue = {
  heroSectionMainImage: fromPicture(
    "hero",
    "Container ship at a quay with orange cranes, a pale city skyline behind",
  ),
  logoNavbar: { defaultUrl: "/images/brand/logo-light.svg", defaultAlt: site.name },
  logoFooter: { defaultUrl: "/images/brand/logo-dark.svg", defaultAlt: site.name },
  blogPreviewDefault: fromPicture("blog-default", "Laptop with charts, papers and a mug"),
  clientLogo1: client("Tallowpine", "tallowpine"),
  clientLogo2: client("Quillmoor", "quillmoor"),
  clientLogo3: client("Nimbrook", "nimbrook"),
  clientLogo4: client("Kestrelby", "kestrelby"),
  clientLogo5: client("Oddlark", "oddlark"),
  clientLogo6: client("Halvenside", "halvenside"),
  testimonialAvatar1: fromPicture(
    "testimonial-1",
    "Woman with round glasses and a mustard hair band",
  ),
  testimonialAvatar2: fromPicture("testimonial-2", "Smiling man with a flat-top haircut"),
  testimonialAvatar3: fromPicture("testimonial-3", "Woman wearing a headscarf"),
  aboutPageOurStoryImage: fromPicture("our-story", "Small office building with an orange awning"),
  teamMemberMei: fromPicture("team-1", "Woman with dark shoulder-length hair"),
  teamMemberJason: fromPicture("team-2", "Man with glasses in a navy top"),
  teamMemberNaomi: fromPicture("team-3", "Woman with an afro in a teal top"),
  teamMemberDiego: fromPicture("team-4", "Bearded man in a red top"),
} as const satisfies Record<string, CatalogueImage>;

/** All replaceable images: the catalogue, and the fallback for pictures of case studies. */
export const editableImages = {
  ...imageCatalogue,
  defaultCaseStudyImage: fromPicture(
    "case-study-default",
    "Rising bar chart built from cartons, a parcel and coins in front",
  ),
} as const satisfies Record<string, CatalogueImage>;

export type SiteImageId = keyof typeof editableImages;

/** Shown for an image id that no catalogue has. */
export const MISSING_IMAGE_URL = "/images/brand/missing-image.svg";
