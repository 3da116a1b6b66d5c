import { uploadLimits } from "./image-upload";
import type { ToastInput } from "@/ui/toast-store";

/** The form of a blog post. */
export const postForm = {
  newTitle: "New post",
  editTitle: "Edit post",
  required: "Everything but tags and author is required",
  labels: {
    title: "Title",
    slug: "Slug",
    excerpt: "Excerpt",
    content: "Content (HTML)",
    image_url: "Featured image URL",
    image_alt: "Featured image alt text",
    date: "Date",
    category: "Category",
    tags: "Tags",
    author: "Author",
    author_avatar: "Author picture URL",
  },

  slug: {
    fromTitle: "Made from the title and locked while you create the post.",
    beforeTitle: "Made from the title as soon as there is one.",
    fromStartOfTitle:
      "Made from the start of the title, because an address has no room for all of it, and locked while you create the post.",
    fallback: "The title has no Latin letter or digit, so the address is made from today’s date.",
    address: "Address on the site:",
    copy: "Copy address",
    leadsHere: "Links to the old address lead here.",
    /** For a database that does not keep old addresses. */
    renamed: "Links already shared to the old address will stop working.",
    untidy: "Capitals, spaces and signs often break when an address is shared.",
    /** Saving asks once. */
    keepUntidy:
      "Capitals, spaces and signs often break when an address is shared. To keep them, save again.",
    usedBy: (title: string) => `Already used by “${title}”.`,
    usedByAnother: "Already used by another post.",
    use: (slug: string) => `Use ${slug}`,
    /** Why a page cannot have the slug. */
    faults: {
      unusable:
        "An address cannot contain the signs / \\ % # ? nor invisible ones, begin or end with a dot, or end with “.html”.",
      tooLong: "This slug is too long for an address.",
      reserved: "The site itself uses this address.",
    },
    /** Between the error of a slug and a button with another one. */
    instead: "This one can be used:",
    /** Shown below the server's message about a duplicate. */
    duplicate: "Another post already has this slug. Choose a different one and save again.",
  },

  image: {
    title: "Featured image",
    upload: "Upload",
    replace: "Replace",
    uploadLabel: "Upload featured image",
    replaceLabel: "Replace featured image",
    limits: uploadLimits,
    altPlaceholder: "What is in the picture",
  },

  futureDate: "This date is in the future. The post is still on the site as soon as you save it.",
  categoryHint: "Pick one from the list or type a new one.",
  spelledCategory: (existing: string) => `Will be saved as “${existing}”, which is there already.`,
  tagsHint: "Separate with commas or semicolons.",
  authorHint: (name: string) => `Left empty, it is ${name}.`,

  footnote: "Saving puts it on the site at once.",
  preview: "Preview page",
  previewTitle: "Preview",
  previewNote: "How the page will look. Links and buttons do nothing here.",
  cancel: "Cancel",
  save: "Save Post",
};

/** Suggested besides the categories in use. */
export const usualCategories = [
  "Sourcing",
  "Quality Control",
  "Shipping and Customs",
  "Contracts and Payments",
  "Fulfillment",
];

/** Toasts and validation messages of posts. */
export const postMessages = {
  failures: {
    order: "Order Update Failed",
    save: "Save Error",
    delete: "Delete Error",
  },
  /** In the order of checking. */
  required: [
    { field: "title", text: "Title is required." },
    { field: "slug", text: "Slug is required and must be unique." },
    { field: "content", text: "Content is required." },
    { field: "image_url", text: "Featured image URL is required." },
    { field: "image_alt", text: "Featured image alt text is required." },
    { field: "date", text: "Date is required." },
    { field: "category", text: "Category is required." },
    { field: "excerpt", text: "Excerpt is required." },
  ],
  /** For a date that is typed in part, does not exist or has a mistyped year. */
  impossibleDate: "Date must be a complete date with a year from 1990 to 2100.",
  slugTaken: "A post with this slug already exists. Please use a unique slug.",
  invalid: (description: string): ToastInput => ({
    variant: "destructive",
    title: "Validation Error",
    description,
  }),
  saveFallback: "An unexpected error occurred while saving the post.",
  created: (title: string) => ({ title: "Success!", description: `Post "${title}" created.` }),
  updated: (title: string) => ({ title: "Success!", description: `Post "${title}" updated.` }),
  deleted: (title: string) => ({ title: "Post Deleted", description: `Post "${title}" deleted.` }),
  deleteWithoutId: "No post ID provided for deletion.",
} as const;
