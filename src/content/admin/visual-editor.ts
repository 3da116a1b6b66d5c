import type { LinkProblem } from "@/admin/editor/link-address";

/** The visual editor of posts and stories. */
export const visualEditor = {
  loading: "Loading the visual editor…",
  failed: {
    text: "The visual editor did not load. Your text is safe, and the HTML view works.",
    action: "Try again",
  },
  htmlOnly:
    "This text can only be edited as HTML: a tag or comment in it never ends. The note below names its line.",
  placeholder: "Write here. Type ## for a heading, - for a list.",
  leaveHint: "Press Escape, then Tab, to leave the text.",
  undo: "Undo",
  redo: "Redo",
  announcements: {
    tabReleased: "Tab now leaves the text.",
    pictureInserted: "Picture inserted.",
    playerInserted: "Player inserted.",
    removed: "Removed.",
    movedUp: "Moved up.",
    movedDown: "Moved down.",
    tableInserted: "Table inserted. Tab goes to the next cell.",
    linked: "Link set.",
    unlinked: "Link removed.",
  },
  table: {
    toolbar: "Table",
    tools: {
      rowAbove: { label: "Add row above", text: "Row above" },
      rowBelow: { label: "Add row below", text: "Row below" },
      deleteRow: { label: "Delete row", text: "Delete row" },
      columnBefore: { label: "Add column before", text: "Column before" },
      columnAfter: { label: "Add column after", text: "Column after" },
      deleteColumn: { label: "Delete column", text: "Delete column" },
      headRow: { label: "Head row", text: "Head row" },
      deleteTable: { label: "Delete table", text: "Delete table" },
    },
  },
  link: {
    panel: "Link",
    address: "Address of the link",
    placeholder: "https://…",
    apply: "Apply",
    open: "Open in a new tab",
    remove: "Remove link",
    problems: {
      empty: "This link has no address yet.",
      unsafe: "Pages do not follow this kind of address. Use https://, mailto: or tel:.",
      incomplete:
        "This address leads nowhere. Begin with https:// for another site, / for a page of this site, or # for a heading.",
      site: "This address names no site. Write it like https://example.com.",
      mail: "This mail address is not complete. Write it like name@example.com.",
      phone:
        "This is not one complete phone number. Begin with + and the country code, like +86 755 1234.",
    } satisfies Record<LinkProblem, string>,
  },
  player: {
    question: (host: string) => `Show this ${host} video as a player?`,
    accept: "Make it a player",
    title: (host: string) => `${host} video`,
  },
  picture: {
    alt: "Alt text",
    missingAlt: "No alt text yet: say what is in the picture.",
    foreign: (host: string) =>
      `This picture is on ${host} and will be missing here when it is removed there.`,
    copy: "Upload a copy",
    copyRefused: {
      title: "Picture Not Copied",
      description: (host: string) =>
        `${host} does not let other sites copy this picture. Save it on your computer, then press Replace.`,
    },
    replace: "Replace",
    addCaption: "Add caption",
    removeCaption: "Remove caption",
    remove: "Remove picture",
    placeholder: (name: string) => `Uploading ${name}…`,
  },
  html: {
    block: "HTML block",
    inline: "HTML",
    kinds: { iframe: "Player", video: "Video", audio: "Audio", picture: "Picture" },
    edit: "Edit HTML",
    moveUp: "Move up",
    moveDown: "Move down",
    remove: "Delete",
    nothing: "Nothing of this is shown on the page.",
  },
};

export type TableTool = keyof typeof visualEditor.table.tools;
