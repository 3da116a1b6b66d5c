/** The list of headings or posts beside a text: its heading, and its name for screen readers. */
export const contentsTitle = "Table of contents";
