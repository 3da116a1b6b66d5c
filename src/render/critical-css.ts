import { list, type Container, type Root, type Rule } from "postcss";
import { shortenCss } from "./shorten-css.ts";

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
  readonly #root: Root;
  readonly #names: readonly string[];
  readonly #known = new Map<string, string>();

  /** @param css of all style sheets of the pages */
  constructor(css: string, hasPreload: (href: string) => boolean) {
    this.#root = shortenCss(css, hasPreload);
    const names = new Set<string>();
    this.#root.walkRules(({ selectors }) => {
      for (const selector of selectors) readNames(selector).forEach((name) => names.add(name));
    });
    this.#names = [...names];
  }

  /** Pages with the same names of the style sheets share their critical CSS, as most articles do. */
  find(html: string): string {
    const firstSections = html.split("</section>").slice(0, FIRST_SECTIONS).join("");
    // The rule that keeps the footer from being laid out is needed from the start.
    const [footer = ""] = /<footer[^>]*>/.exec(html) ?? [];
    const names = listNames(firstSections + footer);
    const key = this.#names.map((name) => Number(names.has(name))).join("");
    const css = this.#known.get(key) ?? this.#select(names);
    this.#known.set(key, css);
    return css;
  }

  #select(names: ReadonlySet<string>): string {
    const css = printRules(this.#root, (selector) => mayMatch(selector, names));
    const used: string[] = [];
    this.#root.walkAtRules(/^(?:keyframes|property)$/, (rule) => {
      if (new RegExp(`[ :,(]${rule.params}\\b`).test(css)) used.push(rule.toString());
    });
    return LAYERS + css + used.join("");
  }
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
      if (node.name === "font-face") return node.toString();
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
