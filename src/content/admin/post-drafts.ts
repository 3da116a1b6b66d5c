/** Drafts of posts: in the form, in the rows of the list, and above it. */
export const postDrafts = {
  title: (count: number) => (count === 1 ? "1 draft" : `${count} drafts`),
  note: "Not on the site, and here for every colleague.",
  untitled: "Untitled draft",
  saved: (time: string) => `Saved at ${time}.`,
  ofDeleted: "Its post was deleted: it is a new one when it is saved.",
  continue: "Continue",
  continueLabel: (title: string) => `Continue “${title}”`,
  delete: "Delete draft",
  deleteLabel: (title: string) => `Delete draft “${title}”`,
  deletion: (title: string) => ({
    title: "Delete this draft?",
    description: `“${title}” is deleted for every colleague and cannot be brought back. What is on the site stays as it is.`,
    confirmLabel: "Delete draft",
  }),
  deleted: (time: string) => `Draft deleted ${time}`,
  notDeleted: "The draft was not deleted:",
  loadFailed: "The drafts could not be loaded.",
  retry: "Try again",

  duplicate: (title: string) => `Duplicate “${title}”`,
  copyOf: (title: string) => `${title} (copy)`,

  /** In the row of its post. */
  badge: "Draft",
  scheduled: (time: string) => `Draft, on ${time}`,
  overdue: (time: string) => `Draft, overdue since ${time}`,
  notPublished: (reason: string) => `Not published: ${reason}`,
  /** By the codes in the database. Others are its own words. */
  problems: new Map([
    ["changed", "somebody has changed the post after this draft was begun."],
    ["deleted", "the post was deleted."],
    ["slug_taken", "another post has its slug."],
    ["incomplete", "something required is missing or cannot be stored."],
  ]),

  /** In the form. */
  explanation: "A draft is not on the site: every colleague can go on with it.",
  held: (time: string) => `Draft, saved at ${time}. It is not on the site.`,
  other: (time: string) =>
    `There is a draft of this post, saved at ${time}. It is not on the site.`,
  savedNow: (time: string) => `Draft saved ${time}`,
  notSaved: "The draft was not saved:",
  fallback: "An unexpected error occurred while saving the draft.",
  savedByColleague: (time: string) =>
    `A draft was saved at ${time}, by a colleague or in another tab. Yours stays as unsaved work here.`,
  gone: "This draft was published or deleted meanwhile. Your text is still here: save it again to make it a new draft.",
  leftOver: "The post is on the site, but its draft was not deleted.",

  copyLink: "Copy preview link",
  copyLinkLabel: (title: string) => `Copy preview link of “${title}”`,
  copied: (until: string) => `Preview link copied. It works until ${until}, without a password.`,
  notCopied: (link: string) => `The preview link could not be copied. Select it by hand: ${link}`,
  linkWorks: (until: string) => `Its preview link works until ${until}.`,
  endLink: "End link",
  linkEnded: (time: string) => `Preview link ended ${time}`,
  notShared: "The preview link was not made:",
  linkNotEnded: "The preview link was not ended:",

  publishOn: "Publish on…",
  time: {
    label: "Publish on",
    zone: (zone: string) => `Day and time where you are (${zone}).`,
    meant: (time: string) => `That is ${time}.`,
    date: (date: string) =>
      `The post keeps its date, ${date}: change it above if it should be that day.`,
    incomplete: "Choose a day and a time.",
    past: "This time has passed. Save Post puts it on the site now.",
    wrongClock: (minutes: number) =>
      `The clock of this computer is ${minutes} minutes wrong. What counts is that of the database.`,
    outdated:
      "The post was changed after this draft was begun, in the same fields, so it would not be published then. Save Post shows both.",
    set: "Set this time",
    cancel: "Cancel",
    remove: "Do not publish then",
  },
  willPublish: (time: string) => `It goes on the site ${time}.`,
  notRunning:
    "Nothing publishes drafts at their time at present. Whoever looks after the site finds what to do under “Posts with a date” in the documentation (Publishing).",
};
