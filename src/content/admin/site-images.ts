import type { ToastInput } from "@/ui/toast-store";
import type { SiteImageId } from "@/content/image-catalogue";

/** The screen of replaceable pictures and the favicon. */
export const siteImages = {
  title: "Site Images",
  summary: (total: number, replaced: number) =>
    `${total} images. ${replaced} replaced, ${total - replaced} on their defaults.`,
  summaryUnknown: (total: number) => `${total} images.`,
  unsavedCount: (count: number) => `${count} unsaved`,
  loading: "Loading images…",
  loadFailed: {
    title: "The replaced pictures could not be loaded.",
    showsDefaults: "Until they are, the defaults are shown here.",
    showsLast: "What is shown here may be out of date.",
    retry: "Try again",
  },
  placeholder: {
    title: "Stand-in for case studies",
    note: (total: number) =>
      `Shown where a case study or a success story has no picture, or one that does not load. It is not one of the ${total} images above.`,
  },
  /** Missing values of a stored replacement, and their consequences. */
  missingValues: {
    url: "No URL that can be shown: the site shows the default image.",
    alt: "No alt text: the site uses that of the default image.",
  },
  /** Shown below a field, and in a toast with this title. */
  invalid: {
    title: "Validation Error",
    url: "Image URL cannot be empty.",
    alt: "Image Alt Text cannot be empty.",
    unusableUrl:
      "This address cannot be used. It has to start with https://, or with / for a picture of this site.",
  },
  badges: { replaced: "Replaced", default: "Default", unsaved: "Unsaved" },
  upload: "Upload",
  save: "Save",
  /** Of a failed save; the second is that of one that sent nothing. */
  saveFailed: { title: "Storage Error", unsent: "Save Error" },
  /** The site has no such image. */
  notFound: (id: string) => `Image data not found for “${id}”.`,
  revert: "Revert to default",
  reverted: "Reverted to default",
  notReverted: "Not reverted:",
  revertFailed: "Revert Error",
  /** Someone else has saved, so that the question showed something else than what is stored. */
  changedMeanwhile: "Someone else changed it meanwhile. What is stored now is shown here.",
  /** Before reverting. */
  question: { title: "Revert to default?", confirmLabel: "Revert" },
  questionUnsaved: "What you typed here and did not save can be restored after it.",
  now: "Now",
};

/** The results of saving and reverting, and what is asked before. */
export type ReplacementTexts = {
  saved: ToastInput;
  saveFallback: string;
  reverted: ToastInput;
  revertFallback: string;
  question: string;
};

export const imageTexts = (name: string): ReplacementTexts => ({
  saved: { title: "Image Saved", description: `“${name}” is on the site now.` },
  saveFallback: "The image could not be saved.",
  reverted: { title: "Image Reverted", description: `“${name}” shows its default again.` },
  revertFallback: "The image could not be reverted.",
  question: `The site shows its own picture for “${name}” again. What is stored in its place is deleted.`,
});

export const imageLabels = { url: "Image URL", alt: "Alt text" };

export const favicon = {
  title: "Favicon",
  hint: "The small icon on the browser’s tab. Square, at least 48 px wide.",
  notSquare: "It is not square: browsers show it small or distorted.",
  tooSmall: "It is less than 48 px wide: it is blurred on many screens.",
  loading: "Loading the favicon…",
  loadFailed: {
    title: "The settings could not be loaded.",
    fallback: "The settings could not be read.",
  },
  labels: { url: "Favicon URL" },
  invalid: "Favicon URL cannot be empty.",
  texts: {
    saved: { title: "Favicon Saved", description: "The new icon is on the site now." },
    saveFallback: "The favicon could not be saved.",
    reverted: { title: "Favicon Reverted", description: "The site shows its default icon again." },
    revertFallback: "The favicon could not be reverted.",
    question: "The site shows its own icon again.",
  },
};

/** The name of each picture for staff. */
export const imageNames: Readonly<Record<SiteImageId, string>> = {
  heroSectionMainImage: "Main picture of the first screen",
  logoNavbar: "Logo in the header",
  logoFooter: "Logo in the footer",
  blogPreviewDefault: "Stands in for a post’s picture",
  clientLogo1: "Client logo 1",
  clientLogo2: "Client logo 2",
  clientLogo3: "Client logo 3",
  clientLogo4: "Client logo 4",
  clientLogo5: "Client logo 5",
  clientLogo6: "Client logo 6",
  testimonialAvatar1: "Portrait, quote 1",
  testimonialAvatar2: "Portrait, quote 2",
  testimonialAvatar3: "Portrait, quote 3",
  aboutPageOurStoryImage: "Beside “our story”",
  teamMemberMei: "Founder and CEO",
  teamMemberJason: "Head sourcing agent",
  teamMemberNaomi: "Logistics manager",
  teamMemberDiego: "Customer success lead",
  defaultCaseStudyImage: "Stands in for a case study’s picture",
};

/** `componentName` is the group in the admin. */
type ImageDescription = { componentName: string; description: string };

const client = (number: number): ImageDescription => ({
  componentName: "Client logos",
  description: `Client logo ${number} of 6 on the home page, one dark color, 56 px high`,
});

const testimonial = (number: number): ImageDescription => ({
  componentName: "Testimonials",
  description: `Portrait beside testimonial ${number} of 3 on the home page, square`,
});

const member = (role: string): ImageDescription => ({
  componentName: "Team",
  description: `Portrait of the ${role} on the About page, square`,
});

/** Where each picture is, and what fits there. Stored with a replacement. */
export const imageDescriptions: Readonly<Record<SiteImageId, ImageDescription>> = {
  heroSectionMainImage: {
    componentName: "Home hero",
    description: "Large picture at the top of the home page, 4:3, at least 1600 px wide",
  },
  logoNavbar: {
    componentName: "Header",
    description: "Logo in the header, for a light background, 40 px high",
  },
  logoFooter: {
    componentName: "Footer",
    description: "Logo in the footer, for a dark background, 40 px high",
  },
  blogPreviewDefault: {
    componentName: "Blog",
    description: "Shown where the picture of a blog post is missing or fails to load, 4:3",
  },
  clientLogo1: client(1),
  clientLogo2: client(2),
  clientLogo3: client(3),
  clientLogo4: client(4),
  clientLogo5: client(5),
  clientLogo6: client(6),
  testimonialAvatar1: testimonial(1),
  testimonialAvatar2: testimonial(2),
  testimonialAvatar3: testimonial(3),
  aboutPageOurStoryImage: {
    componentName: "About",
    description: "Picture beside 'our story' on the About page, 4:3",
  },
  teamMemberMei: member("founder and CEO"),
  teamMemberJason: member("head sourcing agent"),
  teamMemberNaomi: member("logistics manager"),
  teamMemberDiego: member("customer success lead"),
  defaultCaseStudyImage: {
    componentName: "Case studies",
    description: "Shown where the picture of a case study is missing or fails to load, 4:3",
  },
};
