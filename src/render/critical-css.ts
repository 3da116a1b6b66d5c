import { list, type AtRule, type Container, type Root, type Rule } from "postcss";
import { shortenCss } from "./shorten-css.ts";

/** Has to come first: each sheet of a page may define other layers. */
const LAYERS = "@layer base,components,pages,utilities;";

/** A screen shows no more of a page at first, however large it is. */
const FIRST_SECTIONS = 2;

/**
 * Finds the critical CSS of pages: the rules for what is in their HTML, so that they look complete
 * before their style sheets have come. Further down than the first sections, it has neither the rules
 * of wide screens nor drawings by `::before` and `::after`: 430 bytes of the home page, for something
 * that is there before anybody scrolls to it.
 */
export class CriticalCss {
  readonly #root: Root;
  readonly #names: readonly string[];
  /** Where `::before` or `::after` take no space, as labels of table cells do. */
  readonly #drawings = new Set<string>();
  readonly #known = new Map<string, string>();

  /** @param css of all style sheets of the pages */
  constructor(css: string, hasPreload: (href: string) => boolean) {
    this.#root = shortenCss(css, hasPreload);
    const names = new Set<string>();
    this.#root.walkRules(({ selectors }) => {
      for (const selector of selectors) readNames(selector).forEach((name) => names.add(name));
    });
    this.#names = [...names];
    this.#root.walkDecls("position", ({ value, parent }) => {
      if (value !== "absolute" || parent?.type !== "rule") return;
      for (const selector of parent.selectors) this.#drawings.add(readPseudoElement(selector));
    });
    this.#drawings.delete("");
  }

  /** Pages with the same names of the style sheets share their critical CSS, as most articles do. */
  find(html: string): string {
    const all = listNames(html);
    const first = listNames(cutToFirstView(html));
    const key = this.#names.map((name) => Number(all.has(name)) + Number(first.has(name))).join("");
    const css = this.#known.get(key) ?? this.#select(all, first);
    this.#known.set(key, css);
    return css;
  }

  #select(all: ReadonlySet<string>, first: ReadonlySet<string>): string {
    const css = printRules(this.#root, (selector, isWide) =>
      mayMatch(selector, isWide || this.#drawings.has(readPseudoElement(selector)) ? first : all),
    );
    const used: string[] = [];
    this.#root.walkAtRules(/^(?:keyframes|property)$/, (rule) => {
      if (new RegExp(`[ :,(]${rule.params}\\b`).test(css)) used.push(rule.toString());
    });
    return LAYERS + css + used.join("");
  }
}

/**
 * The end of a selector for `::before` or `::after`, without pseudo-classes. For others "", and for
 * Tailwind's classes: each has only one of the declarations that make a drawing.
 */
function readPseudoElement(selector: string): string {
  const end = selector.split(/[ >+~]/).at(-1) ?? "";
  if (!/:(?:before|after)$/.test(end) || end.includes("\\:")) return "";
  return end.replace(/(?<!\\):(?!before|after)[\w-]+(?:\([^)]*\))?/g, "");
}

function cutToFirstView(html: string): string {
  const parts = html.split("</section>");
  return parts.length > FIRST_SECTIONS ? parts.slice(0, FIRST_SECTIONS).join("") : html;
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

type Filter = (selector: string, isWide: boolean) => boolean;

function printRules(container: Container, isUsed: Filter, isWide = false): string {
  return (container.nodes ?? [])
    .map((node) => {
      if (node.type === "rule") return printRule(node, (selector) => isUsed(selector, isWide));
      if (node.type !== "atrule" || /^(?:keyframes|property)$/.test(node.name)) return "";
      if (node.name === "font-face") return node.toString();
      const rules = printRules(node, isUsed, isWide || isForWideScreens(node));
      return rules && `@${node.name} ${node.params}{${rules}}`;
    })
    .join("");
}

function printRule(rule: Rule, isUsed: (selector: string) => boolean): string {
  const selectors = rule.selectors.filter(isUsed);
  const declarations = rule.nodes.join(";");
  return selectors.length > 0 && declarations ? `${selectors.join()}{${declarations}}` : "";
}

function isForWideScreens({ name, params }: AtRule): boolean {
  return name === "media" && /^\(width ?>= ?\d+rem\)/.test(params);
}
