import { site } from "@/config/site";
import { picture, type PictureName } from "./pictures";

/** A picture that staff can replace. The admin groups pictures by `componentName`. */
export type CatalogueImage = {
  defaultUrl: string;
  defaultAlt: string;
  componentName: string;
  description: string;
};

const client = (number: number, name: string, file: string): CatalogueImage => ({
  defaultUrl: `/images/clients/${file}.svg`,
  defaultAlt: name,
  componentName: "Client logos",
  description: `Client logo ${number} of 6 on the home page, one dark color, 56 px high`,
});

const fromPicture = (name: PictureName) => {
  const { url, alt } = picture(name);
  return { defaultUrl: url, defaultAlt: alt };
};

const testimonial = (number: 1 | 2 | 3): CatalogueImage => ({
  ...fromPicture(`testimonial-${number}`),
  componentName: "Testimonials",
  description: `Portrait beside testimonial ${number} of 3 on the home page, square`,
});

const member = (number: 1 | 2 | 3 | 4, role: string): CatalogueImage => ({
  ...fromPicture(`team-${number}`),
  componentName: "Team",
  description: `Portrait of the ${role} on the About page, square`,
});

/** The 18 editable images, by id. */
export const imageCatalogue = {
  heroSectionMainImage: {
    ...fromPicture("hero"),
    componentName: "Home hero",
    description: "Large picture at the top of the home page, 4:3, at least 1600 px wide",
  },
  logoNavbar: {
    defaultUrl: "/images/brand/logo-light.svg",
    defaultAlt: site.name,
    componentName: "Header",
    description: "Logo in the header, for a light background, 40 px high",
  },
  logoFooter: {
    defaultUrl: "/images/brand/logo-dark.svg",
    defaultAlt: site.name,
    componentName: "Footer",
    description: "Logo in the footer, for a dark background, 40 px high",
  },
  blogPreviewDefault: {
    ...fromPicture("blog-default"),
    componentName: "Blog",
    description: "Shown where the picture of a blog post is missing or fails to load, 4:3",
  },
  clientLogo1: client(1, "Tallowpine", "tallowpine"),
  clientLogo2: client(2, "Quillmoor", "quillmoor"),
  clientLogo3: client(3, "Nimbrook", "nimbrook"),
  clientLogo4: client(4, "Kestrelby", "kestrelby"),
  clientLogo5: client(5, "Oddlark", "oddlark"),
  clientLogo6: client(6, "Halvenside", "halvenside"),
  testimonialAvatar1: testimonial(1),
  testimonialAvatar2: testimonial(2),
  testimonialAvatar3: testimonial(3),
  aboutPageOurStoryImage: {
    ...fromPicture("our-story"),
    componentName: "About",
    description: "Picture beside 'our story' on the About page, 4:3",
  },
  teamMemberMei: member(1, "founder and CEO"),
  teamMemberJason: member(2, "head sourcing agent"),
  teamMemberNaomi: member(3, "logistics manager"),
  teamMemberDiego: member(4, "customer success lead"),
} as const satisfies Record<string, CatalogueImage>;

/** All replaceable images: the catalogue, and the fallback for pictures of case studies. */
export const editableImages = {
  ...imageCatalogue,
  defaultCaseStudyImage: {
    ...fromPicture("case-study-default"),
    componentName: "Case studies",
    description: "Shown where the picture of a case study is missing or fails to load, 4:3",
  },
} as const satisfies Record<string, CatalogueImage>;

export type SiteImageId = keyof typeof editableImages;

/** Shown for an image id that no catalogue has. */
export const MISSING_IMAGE_URL = "/images/brand/missing-image.svg";
