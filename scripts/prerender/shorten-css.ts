import postcss, { type AtRule, type Container, type Root } from "postcss";

/** A visitor must act before these apply, and by then the whole style sheet has come. */
const LATER_STATES = /:(?:hover|active|disabled|autofill|:placeholder)|\[aria-busy/;

/** What only prepares a change. */
const LATER_PROPERTIES = /^(?:transition|--tw-(?:duration|ease)|cursor$|-moz-|-webkit-tap-)/;

/** The same look at rest, in fewer bytes: all of this counts before the first paint. */
export function shortenCss(css: string, isPreloaded: (href: string) => boolean): string {
  const root = postcss.parse(css);
  const theme = readTheme(root);
  root.walkAtRules((rule) => {
    // The first is for browsers without @property.
    const isLeftOut =
      (rule.name === "layer" && ["properties", "theme"].includes(rule.params)) ||
      (rule.name === "media" && (isWide(rule) || rule.params.includes("hover:"))) ||
      (rule.name === "font-face" && !isNeeded(rule.toString()));
    if (isLeftOut) rule.remove();
  });
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter(isForFirstView);
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  root.walkDecls((declaration) => {
    if (LATER_PROPERTIES.test(declaration.prop)) declaration.remove();
  });
  resolveTheme(root, theme);
  dropUnusedProperties(root);
  dropEmpty(root);
  return root.toString();

  /** A face that is not preloaded is not part of the first view. */
  function isNeeded(face: string) {
    const href = /url\(([^)]+)\)/.exec(face)?.[1];
    return href === undefined || isPreloaded(href);
  }
}

type Theme = ReadonlyMap<string, string>;

function readTheme(root: Root): Theme {
  const theme = new Map<string, string>();
  root.walkAtRules("layer", (layer) => {
    if (layer.params !== "theme") return;
    layer.walkDecls(({ prop, value }) => {
      theme.set(prop, value);
    });
  });
  return theme;
}

/** Tailwind's theme is constant: its values stand where they are used. */
function resolveTheme(root: Root, theme: Theme) {
  root.walkDecls((declaration) => {
    declaration.value = declaration.value
      .replace(/calc\(var\(--spacing\) ?\* ?(-?[\d.]+)\)/g, (_, steps: string) =>
        `${Number(steps) / 4}rem`.replace(/^(-?)0\./, "$1."),
      )
      .replace(/var\((--[\w-]+)\)/g, (text, name: string) => theme.get(name) ?? text);
  });
}

/** Before the application is live, menus open by hovering alone. */
function isForFirstView(selector: string): boolean {
  const withoutEscapes = selector.replace(/\\./g, "_"); // hover\:underline is a class
  return selector.includes("data-live") || !LATER_STATES.test(withoutEscapes);
}

/** A registered property matters when a rule reads it and it has a value or must not be inherited. */
function dropUnusedProperties(root: Root) {
  const css = root.toString();
  root.walkAtRules("property", (property) => {
    const isRead = css.includes(`var(${property.params}`);
    const isSet =
      css.includes(`${property.params}:`) || property.toString().includes("initial-value");
    if (!isRead || !isSet) property.remove();
  });
}

function dropEmpty(root: Root) {
  root.walk((node) => {
    if ((node.type === "rule" || node.type === "atrule") && node.nodes?.length === 0) node.remove();
  });
}

/** Of a style sheet, the rules that apply from some width on. */
export function wideScreenCss(css: string): string {
  const root = postcss.parse(css);
  keepWide(root);
  resolveTheme(root, readTheme(postcss.parse(css)));
  return root.toString();
}

function keepWide(container: Container) {
  container.each((node) => {
    if (node.type === "atrule" && isWide(node)) return;
    if (node.type === "atrule" && node.nodes) keepWide(node);
    if (!("nodes" in node) || node.type !== "atrule" || !node.nodes?.length) node.remove();
  });
}

function isWide({ name, params }: AtRule): boolean {
  return name === "media" && /^\(width ?>= ?\d+px\)/.test(params);
}
