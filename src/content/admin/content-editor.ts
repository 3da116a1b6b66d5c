import type { PrivateText } from "@/admin/editor/paste/clean-paste-private";
import type { HtmlProblem } from "@/admin/editor/html/html-check";

/** The HTML editor of posts and stories. */
export const contentEditor = {
  views: "Visual, HTML or preview",
  viewNames: { visual: "Visual", html: "HTML", preview: "Preview" },
  invitation: {
    text: "You can also write as it will be read, without tags.",
    action: "Open Visual",
  },
  toolbar: "Formatting",
  moreTools: "More tools",
  tools: {
    h2: "Heading",
    h3: "Smaller heading",
    bold: "Bold",
    italic: "Italic",
    list: "List",
    "numbered-list": "Numbered list",
    link: "Link",
    quote: "Quote",
    table: "Table",
    image: "Insert image",
  },
  image: {
    title: "Insert a picture",
    place: "The picture goes here",
    url: "Insert image by URL",
    urlPlaceholder: "https://…/sealed-bag.webp",
    alt: "Alt text of this image",
    altPlaceholder: "What is in the picture",
    insert: "Insert",
    upload: "Upload",
    missingTitle: "No Image URL",
    missing: "Please provide an image URL to insert.",
    unusable:
      "This address leads to no picture. Begin with https://, or with / for a picture of this site.",
  },
  paste: {
    done: "Pasted as clean HTML",
    nothing: "Nothing was pasted.",
    asPlainText: "Paste as plain text instead",
    leftOut: {
      comments: "Comments were left out.",
      deletions: "Deleted passages (tracked changes) were left out.",
      hidden: "Hidden text was left out.",
    } satisfies Record<PrivateText, string>,
    missingPicture: (description: string) =>
      description ? `[Picture missing: ${description}]` : "[Picture missing]",
    missingPictures: (count: number) =>
      count === 1
        ? "1 picture could not be pasted. Put it in the place of “[Picture missing]”."
        : `${count} pictures could not be pasted. Put them in the places of “[Picture missing]”.`,
  },
  previewPanel: {
    empty: "Nothing to preview yet.",
    links: "Links open in a new tab.",
  },
  check: {
    line: (line: number) => `Line ${line}`,
    more: (count: number) => `and ${count} more`,
    words: (words: number, minutes: number) =>
      `${words.toLocaleString("en-US")} ${words === 1 ? "word" : "words"}, about ${Math.ceil(minutes)} min to read`,
  },
};

export type ToolbarItem = keyof typeof contentEditor.tools;

/** Describes a problem in the HTML for people who rarely write code. */
export function describeProblem({ kind, tag }: HtmlProblem): string {
  switch (kind) {
    case "broken-tag":
      return `a tag or quote is not closed in <${tag}…>, so text may be missing after it.`;
    case "unclosed-comment":
      return "a comment that starts with <!-- never ends, so everything after it is hidden.";
    case "unclosed":
      return `<${tag}> is never closed. Add </${tag}> where it ends.`;
    case "no-address":
      return tag === "img"
        ? "this image has no address (src)."
        : "this link has no address yet (href).";
    case "dead-link":
      return "this link leads nowhere. Begin its address with https://, or with / for a page of this site.";
    case "foreign-picture":
      return "this picture is on another site and will be missing here when it is removed there. Upload it.";
    case "not-shown":
      return `<${tag}> is taken out: for safety, pages do not show it.`;
  }
}
