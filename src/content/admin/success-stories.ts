import { uploadLimits } from "./image-upload";
/** The admin page of success stories. */
export const storiesPage = {
  title: "Success Stories",
  intro: "Newest first, as visitors see them on the",
  introLink: "Case Studies page",
  newTab: "(opens in a new tab)",
  add: "Add New Story",
  cancel: "Cancel",
  loading: "Loading stories…",
  count: (count: number) => (count === 1 ? "1 story" : `${count} stories`),
  empty: {
    title: "No success stories yet",
    text: "Click “Add New Story” to get started. The Case Studies page shows it as soon as it is saved.",
  },
  edit: (title: string) => `Edit ${title}`,
  delete: (title: string) => `Delete ${title}`,
  untitled: "Untitled story",
  /** Missing values of a row that was not created in this admin. */
  missingValues: {
    title: "No title.",
    category: "No category.",
    excerpt: "No excerpt.",
    content: "No content.",
    image_url: "No image.",
    image_alt: "No alt text.",
  },
  withDeadLinks: (count: number) =>
    `${count === 1 ? "1 story has" : `${count} stories have`} links that lead nowhere.`,
  bringBack: "Bring back as a new story",
  /** Toasts. */
  updated: (title: string) => ({
    title: "Story Updated!",
    description: `Story "${title}" updated.`,
  }),
  added: (title: string) => ({ title: "Story Added!", description: `Story "${title}" added.` }),
  deleted: (title: string) => ({
    title: "Story Deleted",
    description: `Story "${title}" deleted.`,
  }),
  loadFailed: {
    title: "The stories did not load",
    toast: "Error Loading Stories",
    fallback: "The stories could not be loaded.",
  },
  deleteFailed: "Delete Error",
  deletion: {
    failed: "The story could not be deleted.",
    title: "Delete Story?",
    text: (title: string) => `“${title}” will disappear from the site at once.`,
    confirm: "Delete",
  },
};

export const storyForm = {
  addTitle: "Add story",
  editTitle: "Edit story",
  labels: {
    title: "Title",
    category: "Category",
    excerpt: "Excerpt",
    content: "Content (HTML)",
    image_url: "Image URL",
    image_alt: "Alt text",
  },
  /** Shown below a required field that is empty. */
  missing: {
    title: "Enter a title.",
    category: "Enter a category.",
    excerpt: "Enter an excerpt.",
    content: "Enter the content.",
    image_url: "Please provide an image URL.",
    image_alt: "Please provide descriptive alt text for the image.",
  },
  invalid: { title: "Validation Error", texts: "Please fill in all required fields." },
  saveFailed: {
    title: "Save Error",
    fallback: "An unexpected error occurred while saving the story.",
  },
  hints: {
    category: "Pick one from the list or type a new one.",
    excerpt: "One or two sentences below the title.",
    picture: uploadLimits,
    live: "Saving puts it on the site at once.",
  },
  upload: "Upload image",
  cancel: "Cancel",
  save: "Save Story",
};

export const storyPreview = {
  label: "Preview story",
  title: "Preview",
  note: "As the Case Studies page will show it. Links do nothing here.",
  untitled: "Untitled story",
  uncategorized: "No category",
};
