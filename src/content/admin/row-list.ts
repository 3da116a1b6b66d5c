/** What the lists of posts and stories share. */
export const rowList = {
  /** The line above the list, after a change. */
  saved: (time: string, title: string) => `Saved ${time}: ${title}`,
  deleting: (title: string) => `Deleting “${title}”…`,
  deleted: (time: string, title: string) => `Deleted ${time}: ${title}`,
  notDeleted: (title: string) => `“${title}” was not deleted:`,
  unsavedWork: "Unsaved work",
  /** Of a row that was not created in this admin, after what is missing in it. */
  withoutId: "No ID: it can only be changed in the database.",
  notPublic: "Visitors do not see it.",
  /** Links to pages of the site, or to parts of the same text, that do not exist. */
  deadLinks: (hrefs: readonly string[], moreCount: number) =>
    `Links that lead nowhere: ${hrefs.join(", ")}${moreCount > 0 ? ` and ${moreCount} more` : ""}`,
};

/** Deleted rows, and the list of those that can be brought back. */
export const deletedBar = {
  deleted: (title: string) => `Deleted “${title}”`,
  untitled: "Untitled",
  earlier: (count: number) => `Deleted earlier (${count})`,
  removeCopy: "Remove copy",
  removeCopyOf: (title: string) => `Remove copy of “${title}”`,
  removal: (title: string) => ({
    title: "Remove this copy?",
    description: `It is the last one of “${title}”, which cannot be brought back without it.`,
    confirmLabel: "Remove copy",
  }),
  /** Without room in this browser. */
  untilLeft: "until you leave this page",
  /** In the question before a deletion. */
  isKept: "This browser keeps a copy, so that you can bring it back.",
  noRoom:
    "This browser has no room for a copy of it, so you can bring it back only until you leave this page.",
};
