/** Texts that all forms of the admin share. */
export const editing = {
  leave: {
    title: "Leave without saving?",
    description:
      "This browser does not let us keep a copy of your work. If you leave now, it is lost.",
    confirmLabel: "Leave",
    cancelLabel: "Stay here",
  },
  /** After a conflict of a form that was left. */
  kept: "What you typed is offered when you open the form again.",
  picturePage: {
    title: "Save without the picture?",
    description:
      "The address of the picture is that of a web page which shows it, so visitors see a substitute. Download the picture there and upload it here, or use its own address.",
    confirmLabel: "Save anyway",
    cancelLabel: "Keep editing",
  },
  draftsUnavailable: "This browser keeps no copy of your work. Save before you leave this page.",
  draft: {
    found: "Unsaved work from",
    more: (count: number) => `and ${count} more`,
    outdated: "What is stored was changed after it. You will see both before anything is replaced.",
    olderThanDraft:
      "The draft was saved after it: restored and saved as a draft, it replaces that.",
    save: "Save draft",
    restore: "Restore",
    discard: "Discard",
    discardDialog: {
      title: "Discard this unsaved work?",
      description: "It is only in this browser and cannot be brought back.",
      confirmLabel: "Discard",
    },
  },
  status: {
    saving: "Saving…",
    saved: "Saved",
    failed: "Not saved:",
    logIn: "Log in again",
  },
  copying: { copied: "Copied", failed: "Could not copy. Select the text by hand." },
  conflict: {
    title: "Someone else changed this meanwhile",
    description:
      "It was saved by a colleague or in another tab after you opened it. Your text is still here; nothing has been saved yet.",
    /** If both can be saved. */
    joinable:
      "You and your colleague changed different fields, so both can be saved: everything that only one of you changed.",
    /** If not, the fields that both have changed. */
    contested: (labels: readonly string[]) => `You both changed: ${labels.join(", ")}.`,
    saveBoth: "Save both",
    mine: "Yours",
    theirs: "Theirs",
    keepEditing: "Keep editing",
    copy: "Copy my text",
    loadTheirs: "Load theirs",
    saveMine: "Save mine anyway",
  },
  versions: {
    open: "Earlier versions",
    description:
      "What was on the site before each change. Nothing is saved before you save the form.",
    label: "Version",
    until: (time: string) => `Until ${time}`,
    then: "Then",
    now: "In the form",
    loading: "Reading…",
    none: "No earlier version yet.",
    same: "It is the same as what is in the form.",
    gone: "This version is no longer kept.",
    use: "Put into the form",
    used: {
      title: "Earlier version in the form",
      description: "Nothing is saved yet.",
    },
    loadFailed: { title: "The earlier versions could not be read", retryLabel: "Try again" },
  },
  deletedMeanwhile: {
    title: "This was deleted meanwhile",
    description:
      "A colleague or another tab deleted it after you opened it. Your text is still here.",
    saveAsNew: "Save as new",
  },
};
