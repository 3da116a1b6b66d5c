/** The list of deleted rows. */
export const deletedBar = {
  deleted: (title: string) => `Deleted “${title}”`,
  unsavedWork: (title: string) => `Unsaved work on the deleted “${title}”`,
  untitled: "Untitled",
  earlier: (count: number) => `Deleted earlier (${count})`,
  removeCopy: "Remove copy",
  removeCopyOf: (title: string) => `Remove copy of “${title}”`,
};
