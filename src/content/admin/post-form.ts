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
    copied: "Copied",
    copyFailed: "Could not copy. Select the text by hand.",
    renamed: "Links already shared to the old address will stop working.",
    discouragedCharacters: "Capitals, spaces and signs often break when an address is shared.",
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
    limits: "JPG, PNG, GIF, WEBP or SVG, up to 5 MB",
    altPlaceholder: "What is in the picture",
  },

  futureDate: "This date is in the future. The post is still on the site as soon as you save it.",
  categoryHint: "Pick one from the list or type a new one.",
  similarCategory: (existing: string) => `There is already a category “${existing}”.`,
  useCategory: (existing: string) => `Use “${existing}”`,
  tagsHint: "Separate with commas.",
  authorHint: (name: string) => `Left empty, it is ${name}.`,

  live: "Saving puts it on the site at once.",
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
