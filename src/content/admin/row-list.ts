import { editing } from "./editing";

/** What the lists of posts and stories share. */
export const rowList = {
  /** The line above the list, after a change. */
  saved: (time: string, title: string) => `Saved ${time}: ${title}`,
  deleting: (title: string) => `Deleting “${title}”…`,
  deleted: (time: string, title: string) => `Deleted ${time}: ${title}`,
  notDeleted: (title: string) => `“${title}” was not deleted:`,
  /** Of a list that is not read in pages. */
  cutOff:
    "The database sends 1,000 rows at most: others are missing here, and perhaps on the site. Whoever looks after the website can raise “Max rows” in Supabase.",
  unsavedWork: "Unsaved work",
  /** Of a row that was not created in this admin, after what is missing in it. */
  withoutId: "No ID: it can only be changed in the database.",
  notPublic: "Visitors do not see it.",
  /** Links to pages of the site, or to parts of the same text, that do not exist. */
  deadLinks: (hrefs: readonly string[], moreCount: number) =>
    `Links that lead nowhere: ${hrefs.join(", ")}${moreCount > 0 ? ` and ${moreCount} more` : ""}`,
};

/** Unsaved work, above the list of its rows. */
export const unsavedBar = {
  told: (title: string) => `Kept in this browser, not saved: “${title}”`,
  earlier: (count: number) => `More unsaved work (${count})`,
  open: "Open",
  remove: editing.draft.discard,
  discarded: (title: string) => `Discarded: “${title}”`,
  removal: () => editing.draft.discardDialog,
};

/** Deleted rows, and the list of those that can be brought back. Every colleague sees it. */
export const deletedBar = {
  told: (title: string) => `Deleted “${title}”`,
  untitled: "Untitled",
  earlier: (count: number) => `Deleted earlier (${count})`,
  remove: "Remove copy",
  removal: (title: string) => ({
    title: "Remove this copy?",
    description: `“${title}” and its earlier versions are removed for all colleagues, and cannot be brought back.`,
    confirmLabel: "Remove copy",
  }),
  /** In the question before a deletion. */
  kept: "It can be brought back for 180 days.",
  /** The line above the list, after something was done with one of them. */
  reading: (title: string) => `Reading “${title}”…`,
  read: (time: string, title: string) => `Put into the form ${time}: ${title}`,
  notRead: (title: string) => `“${title}” was not brought back:`,
  removing: (title: string) => `Removing the copy of “${title}”…`,
  removed: (time: string, title: string) => `Removed ${time}: the copy of ${title}`,
  notRemoved: (title: string) => `The copy of “${title}” was not removed:`,
  gone: "A colleague has brought it back or removed the copy meanwhile, or you are logged out.",
  fallback: "The database did not carry it out.",
  /** Of a toast, after it was brought back. */
  notAssigned: "Its copy and its earlier versions stay in the list of what was deleted",
  loadFailed: { title: "What was deleted could not be read", retryLabel: "Try again" },
};
