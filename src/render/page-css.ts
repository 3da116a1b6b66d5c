import { list, parse, type Container, type Root, type Rule } from "postcss";

/** Has to come first: each sheet of a page may define other layers. */
const LAYERS = "@layer properties,theme,base,components,pages,utilities;";

/**
 * The layer in which Tailwind lists the variables of all utilities, for browsers without `@property`
 * (Firefox until 127). It would be 1 KiB of each page.
 */
const INITIAL_VALUES = "properties";

/**
 * Finds the CSS of pages: the rules of their style sheets whose names occur in their HTML. A page in
 * which only the browser opens menus and details needs no others.
 */
export class PageCss {
  readonly #read: (file: string) => string;
  readonly #sheets = new Map<string, Sheet>();
  readonly #known = new Map<string, string>();

  /** @param read returns the text of a style sheet */
  constructor(read: (file: string) => string) {
    this.#read = read;
  }

  /** Pages with the same names of the same style sheets share their CSS, as most articles do. */
  find(html: string, files: readonly string[]): string {
    const used = listNames(html);
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
    const root = parse(this.#read(file));
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
  const isMentioned = (name: string) => new RegExp(`[ :,(]${name}\\b`).test(css);
  const definitions: string[] = [];
  for (const { root } of sheets) {
    root.walkAtRules(/^(?:keyframes|property)$/, (rule) => {
      if (isMentioned(rule.params)) definitions.push(rule.toString());
    });
    root.walkAtRules("layer", (layer) => {
      if (layer.params !== INITIAL_VALUES) return;
      const mentioned = layer.clone();
      mentioned.walkDecls((declaration) => {
        if (!isMentioned(declaration.prop)) declaration.remove();
      });
      definitions.push(mentioned.toString());
    });
  }
  return LAYERS + css + definitions.join("");
}

/** The element names and classes of a page, with a dot before each class. */
function listNames(html: string): ReadonlySet<string> {
  const tags = [...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, tag = ""]) => tag);
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) =>
    names.replaceAll("&amp;", "&").replaceAll("&gt;", ">").split(" "),
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

/** What browsers draw in fields. A page that has none has no input. */
const FIELD_PARTS =
  /::(?:-webkit-(?:calendar|date|inner|outer|search)[\w-]*|file-selector-button|placeholder)/g;

function readNames(selector: string): string[] {
  const names = selector.replace(FIELD_PARTS, " input").replace(NOT_NAMES, "");
  const found = names.match(/\.?(?:\\.|[\w-])+/g) ?? [];
  return found.map((name) => name.replace(/\\(.)/g, "$1"));
}

type Filter = (selector: string) => boolean;

function printRules(container: Container, isUsed: Filter): string {
  return (container.nodes ?? [])
    .map((node) => {
      if (node.type === "rule") return printRule(node, isUsed);
      if (node.type === "decl") return `${node.toString()};`; // of `@page`
      if (node.type === "comment" || node.params === INITIAL_VALUES) return "";
      if (/^(?:keyframes|property)$/.test(node.name)) return "";
      const rules = printRules(node, isUsed);
      return rules && `@${node.name} ${node.params}{${rules}}`;
    })
    .join("");
}

function printRule(rule: Rule, isUsed: Filter): string {
  const selectors = rule.selectors.filter(isUsed);
  if (selectors.length === 0 || rule.nodes.length === 0) return "";
  return `${selectors.join()}{${rule.nodes.join(";")}}`;
}
