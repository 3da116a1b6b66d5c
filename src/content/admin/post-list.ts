/** The list of blog posts. */
export const postList = {
  title: "Blog Management",
  add: "Add New Post",
  cancel: "Cancel",
  heading: "All posts",
  loading: "Loading posts…",
  empty: 'No blog posts yet. Click "Add New Post" to get started.',
  loadFailed: {
    title: "The posts could not be loaded",
    toast: "Error Loading Posts",
    /** The reason of an error without one of its own. */
    fallback: "The posts could not be loaded.",
  },
  columns: {
    order: "Order",
    image: "Image",
    title: "Title",
    category: "Category",
    date: "Date",
    actions: "Actions",
  },
  newTab: "(opens in a new tab)",
  untitled: "Untitled post",
  /** Missing values of a row that was not created in this admin. */
  missingValues: {
    title: "No title.",
    slug: "No slug.",
    content: "No content.",
    image_url: "No image.",
    image_alt: "No alt text.",
    date: "No date.",
    category: "No category.",
    excerpt: "No excerpt.",
  },
  withDeadLinks: (count: number) =>
    `${countPosts(count)} ${count === 1 ? "has" : "have"} links that lead nowhere.`,
  unusableSlug: "Its slug cannot be the end of an address.",
  moveUp: (title: string) => `Move “${title}” up`,
  moveDown: (title: string) => `Move “${title}” down`,
  edit: (title: string) => `Edit “${title}”`,
  delete: (title: string) => `Delete “${title}”`,

  search: {
    label: "Search posts",
    hint: "Title, slug, category or tag",
    none: "No post contains these words.",
    clear: "Clear search",
    found: (count: number, total: number) => `${count} of ${countPosts(total)} found`,
  },
  count: countPosts,

  order: {
    note: "The arrows change the order of this list only. Visitors see posts by date, newest first.",
    searching: "Clear the search to change the order.",
    moved: (place: number, total: number, title: string) =>
      `Moved to ${place} of ${total}: ${title}`,
    saving: (savedCount: number, total: number) => `Saving the order, ${savedCount} of ${total}`,
    saved: (time: string) => `Saved ${time}: the order of the posts`,
    fallback: "The new order could not be saved.",
    deletedMeanwhile: "This post was deleted meanwhile. The list shows what is there now.",
    /** What was done, before the reason. */
    failed: {
      nothing: "Nothing was changed:",
      /** Without an answer of the database. */
      perhaps: "Part of the new order may be saved:",
      partly: (savedCount: number, total: number) => `${savedCount} of ${total} places are saved:`,
    },
    /** After the message that a post is deleted. */
    notRenumbered: (reason: string) =>
      `. The other posts keep their order; their new numbers were not saved: ${reason}`,
    savedToast: { title: "Order Updated", description: "Blog post display order saved." },
  },

  deletion: {
    failed: "The post could not be deleted.",
    title: "Delete this post?",
    text: (title: string) => `“${title}” leaves the site at once.`,
    confirm: "Delete Post",
  },
  bringBack: "Bring back as a new post",
};

function countPosts(count: number): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? "post" : "posts"}`;
}
