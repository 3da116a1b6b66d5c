/** Texts that all forms of the admin share. */
export const editing = {
  leave: {
    title: "Leave without saving?",
    description:
      "This browser does not let us keep a copy of your work. If you leave now, it is lost.",
    confirmLabel: "Leave",
    cancelLabel: "Stay here",
  },
  draftsUnavailable: "This browser keeps no copy of your work. Save before you leave this page.",
  savedElsewhere: "This was saved in another tab or by a colleague since you opened it here.",
  draft: {
    found: "Unsaved work from",
    outdated: "What is stored was changed after it. Compare before you restore.",
    restore: "Restore",
    compare: "Compare",
    hideComparison: "Hide comparison",
    discard: "Discard",
    undo: "Undo",
    restored: "Unsaved work restored. Nothing is saved until you save.",
    discarded: "Unsaved work discarded.",
    loaded: "What is stored was loaded in place of your text.",
    undone: "Taken back.",
    formColumn: "In the form",
    draftColumn: "Unsaved work",
  },
  closedDraft: { text: "Changes set aside", restore: "Bring back", dismiss: "Dismiss" },
  status: {
    saving: "Saving…",
    saved: "Saved",
    failed: "Not saved:",
    logIn: "Log in again",
  },
  conflict: {
    title: "Someone else changed this meanwhile",
    description:
      "It was saved by a colleague or in another tab after you opened it. Your text is still here; nothing has been saved yet.",
    mine: "Yours",
    theirs: "Theirs",
    keepEditing: "Keep editing",
    copy: "Copy my text",
    copied: "Copied",
    copyFailed: "Could not copy. Select the text by hand.",
    loadTheirs: "Load theirs",
    saveMine: "Save mine anyway",
  },
  deletedMeanwhile: {
    title: "This was deleted meanwhile",
    description:
      "A colleague or another tab deleted it after you opened it. Your text is still here.",
    keepEditing: "Keep editing",
    saveAsNew: "Save as new",
  },
};
