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
  noRoom: "This browser has no room for a copy of it, so it cannot be brought back.",
};
