import { list, type Container, type Root, type Rule } from "postcss";
import { shortenCss, type Theme } from "./shorten-css.ts";

/** Has to come first: each sheet of a page may define other layers. */
const LAYERS = "@layer base,components,pages,utilities;";

/**
 * Nobody scrolls further before the style sheets have come, and browsers lay out nothing further down
 * until then (`content-visibility`). With the rules for more, the HTML would not arrive at once.
 */
const FIRST_SECTIONS = 3;

/**
 * Finds the critical CSS of pages: the rules for the first sections of their HTML, so that these look
 * complete before the style sheets have come.
 */
export class CriticalCss {
  readonly #read: (file: string) => string;
  readonly #theme: Theme = new Map();
  readonly #sheets = new Map<string, Sheet>();
  readonly #known = new Map<string, string>();

  /** @param read returns the text of a style sheet */
  constructor(read: (file: string) => string) {
    this.#read = read;
  }

  /**
   * Pages with the same names of the same style sheets share their critical CSS, as most articles do.
   * @param files the style sheets of the page, that of the site with its theme first
   */
  find(html: string, files: readonly string[]): string {
    const firstSections = html.split("</section>").slice(0, FIRST_SECTIONS).join("");
    // The rule that keeps the footer from being laid out is needed from the start.
    const [footer = ""] = /<footer[^>]*>/.exec(html) ?? [];
    const used = listNames(firstSections + footer);
    const sheets = files.map((file) => this.#getSheet(file));
    const names = sheets.map((sheet) => sheet.names.map((name) => Number(used.has(name))).join(""));
    const key = [...files, ...names].join(" ");
    const css = this.#known.get(key) ?? selectRules(sheets, used);
    this.#known.set(key, css);
    return css;
  }

  #getSheet(file: string): Sheet {
    const known = this.#sheets.get(file);
    if (known) return known;
    const root = shortenCss(this.#read(file), this.#theme);
    const names = new Set<string>();
    root.walkRules(({ selectors }) => {
      for (const selector of selectors) readNames(selector).forEach((name) => names.add(name));
    });
    const sheet = { root, names: [...names] };
    this.#sheets.set(file, sheet);
    return sheet;
  }
}

/** A parsed style sheet, and the element names and classes in its selectors. */
type Sheet = { root: Root; names: readonly string[] };

function selectRules(sheets: readonly Sheet[], names: ReadonlySet<string>): string {
  const isUsed = (selector: string) => mayMatch(selector, names);
  const css = sheets.map(({ root }) => printRules(root, isUsed)).join("");
  const definitions: string[] = [];
  for (const { root } of sheets) {
    root.walkAtRules(/^(?:keyframes|property)$/, (rule) => {
      if (new RegExp(`[ :,(]${rule.params}\\b`).test(css)) definitions.push(rule.toString());
    });
  }
  return LAYERS + css + definitions.join("");
}

/** The element names and classes of a page, with a dot before each class. */
function listNames(html: string): ReadonlySet<string> {
  const tags = [...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, tag = ""]) => tag);
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = ""]) =>
    list.replaceAll("&amp;", "&").replaceAll("&gt;", ">").split(" "),
  );
  return new Set([...tags, ...classes.map((name) => `.${name}`)]);
}

/** The innermost function of a selector, with its name and its arguments. */
const FUNCTION = /:([\w-]+)\(((?:\\.|[^()\\])*)\)/;

/** What says nothing about names: attributes, IDs, and pseudo-classes. */
const NOT_NAMES = /(?<!\\)(?:\[[^\]]*\]|#[\w-]+|::?[\w-]+)/g;

/**
 * Whether all names of a selector occur in a page: it matches nothing without. A selector whose names
 * are all there is taken to match something.
 */
function mayMatch(selector: string, names: ReadonlySet<string>): boolean {
  const [text = "", name = "", options = ""] = FUNCTION.exec(selector) ?? [];
  if (!text) return readNames(selector).every((each) => names.has(each));
  const isPossible =
    !/^(?:is|where|has)$/.test(name) || list.comma(options).some((each) => mayMatch(each, names));
  return isPossible && mayMatch(selector.replace(text, ""), names);
}

function readNames(selector: string): string[] {
  const found = selector.replace(NOT_NAMES, "").match(/\.?(?:\\.|[\w-])+/g) ?? [];
  return found.map((name) => name.replace(/\\(.)/g, "$1"));
}

type Filter = (selector: string) => boolean;

function printRules(container: Container, isUsed: Filter): string {
  return (container.nodes ?? [])
    .map((node) => {
      if (node.type === "rule") return printRule(node, isUsed);
      if (node.type !== "atrule" || /^(?:keyframes|property)$/.test(node.name)) return "";
      const rules = printRules(node, isUsed);
      return rules && `@${node.name} ${node.params}{${rules}}`;
    })
    .join("");
}

function printRule(rule: Rule, isUsed: Filter): string {
  const selectors = rule.selectors.filter(isUsed);
  const declarations = rule.nodes.join(";");
  return selectors.length > 0 && declarations ? `${selectors.join()}{${declarations}}` : "";
}
