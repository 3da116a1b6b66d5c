import GithubSlugger from "github-slugger";
import { Marked } from "marked";

/** What a page of the documentation names and links to. */
export type MarkdownPage = {
  /** From the root of the repository. */
  file: string;
  lineCount: number;
  /** Code spans, and shell commands line by line. */
  code: string[];
  links: string[];
  pictures: { address: string; alt: string }[];
  /** Of its headings, as GitHub makes them. */
  anchors: Set<string>;
  /** HTML in the text, whose links and pictures nobody would check. */
  html: string[];
};

export function readMarkdown(file: string, text: string): MarkdownPage {
  const lineCount = text.trimEnd().split("\n").length;
  const page: MarkdownPage = {
    file,
    lineCount,
    code: [],
    links: [],
    pictures: [],
    anchors: new Set(),
    html: [],
  };
  const slugger = new GithubSlugger();
  // Each function records its token. Returning false leaves the rendering to marked, which then
  // calls the functions of nested tokens, such as code in the text of a link.
  const marked = new Marked({
    renderer: {
      codespan(token) {
        page.code.push(token.text);
        return false;
      },
      code({ lang, text: block }) {
        if (lang === "sh") page.code.push(...block.split("\n"));
        return false;
      },
      link({ href }) {
        page.links.push(href);
        return false;
      },
      image({ href, text: alt }) {
        page.pictures.push({ address: href, alt });
        return false;
      },
      heading({ tokens }) {
        const heading = this.parser.parseInline(tokens, this.parser.textRenderer);
        page.anchors.add(slugger.slug(heading));
        return false;
      },
      html(token) {
        page.html.push(token.raw.trim());
        return false;
      },
    },
  });
  void marked.parse(text);
  return page;
}
