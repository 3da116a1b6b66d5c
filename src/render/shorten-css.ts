import postcss, { type AtRule, type Container, type Declaration, type Root } from "postcss";

/** States that need an interaction, and so nearly always come after the complete style sheet. */
const LATER_STATES = /:(?:hover|active|autofill|:placeholder)|\[aria-busy/;

/**
 * Media that need the complete style sheet. Without JavaScript, the page loads it from the start.
 */
const LATER_MEDIA = /hover:|scripting:|print/;

/** Properties without an effect until something changes or is touched. */
const LATER_PROPERTIES = /^(?:transition|--tw-(?:duration|ease)|cursor$|-moz-|-webkit-tap-)/;

/**
 * Opening the phone's menu may be the first interaction, so its transition must not wait for the
 * complete style sheet.
 */
const MENU_SELECTOR = /^\.(?:fold::|phone-menu$)/;
const REDUCED_MOTION = /prefers-reduced-motion/;

/**
 * Shortens critical CSS to what the page needs before any interaction. Every byte of it delays the
 * first paint.
 */
export function shortenCss(css: string, isPreloaded: (href: string) => boolean): string {
  const root = postcss.parse(css);
  const theme = readTheme(root);
  root.walkAtRules((rule) => {
    // `@layer properties` is Tailwind's fallback for browsers without `@property`.
    const isLeftOut =
      (rule.name === "layer" && ["properties", "theme"].includes(rule.params)) ||
      (rule.name === "media" && (isWide(rule) || LATER_MEDIA.test(rule.params))) ||
      (rule.name === "font-face" && !isNeeded(rule.toString()));
    if (isLeftOut) rule.remove();
  });
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter(isForFirstView);
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  root.walkDecls((declaration) => {
    if (LATER_PROPERTIES.test(declaration.prop) && !isForMenu(declaration)) declaration.remove();
  });
  // Each font has one subset left, so its `unicode-range` no longer distinguishes anything.
  root.walkDecls("unicode-range", (declaration) => {
    declaration.remove();
  });
  resolveTheme(root, theme);
  resolveTailwindProperties(root);
  dropRepeated(root);
  dropEmpty(root);
  return root.toString();

  /** A font that is not preloaded is not part of the first view. */
  function isNeeded(face: string) {
    const href = /url\(([^)]+)\)/.exec(face)?.[1];
    return href === undefined || isPreloaded(href);
  }
}

/** The menu's transition, and the rule that removes it for visitors who prefer reduced motion. */
function isForMenu({ prop, parent }: Declaration): boolean {
  if (prop !== "transition" || parent?.type !== "rule") return false;
  const { selectors, parent: place } = parent;
  const isReducedMotion = place?.type === "atrule" && REDUCED_MOTION.test(place.params);
  return isReducedMotion || selectors.some((selector) => MENU_SELECTOR.test(selector));
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

/** Replaces the variables of Tailwind's theme by their values, which never change. */
function resolveTheme(root: Root, theme: Theme) {
  root.walkDecls((declaration) => {
    declaration.value = declaration.value
      .replace(/calc\(var\(--spacing\) ?\* ?(-?[\d.]+)\)/g, (_, steps: string) =>
        `${Number(steps) / 4}rem`.replace(/^(-?)0\./, "$1."),
      )
      .replace(/var\((--[\w-]+)\)/g, (text, name: string) => theme.get(name) ?? text);
  });
}

/**
 * Rules with `data-hydrated` are kept. The root gets this attribute at hydration; until then, menus open
 * with CSS alone.
 */
function isForFirstView(selector: string): boolean {
  const withoutEscapes = selector.replace(/\\./g, "_"); // hover\:underline is a class
  return selector.includes("data-hydrated") || !LATER_STATES.test(withoutEscapes);
}

/**
 * Removes Tailwind's own variables (`--tw-…`) that no rule reads. Replaces those that no rule sets
 * by their initial or fallback values.
 */
function resolveTailwindProperties(root: Root) {
  const initialValues = new Map<string, string>();
  root.walkAtRules("property", (property) => {
    property.walkDecls("initial-value", ({ value }) => {
      initialValues.set(property.params, value);
    });
  });
  const set = new Set<string>();
  root.walkDecls(/^--tw-/, ({ prop }) => {
    set.add(prop);
  });
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /var\((--tw-[\w-]+)(?:, ?([^()]*|[^()]*\([^()]*\)))?\)/g,
      (text, name: string, fallback?: string) =>
        set.has(name) ? text : (initialValues.get(name) ?? fallback ?? text),
    );
  });
  root.walkDecls(/^--tw-/, (declaration) => {
    if (!isRead(declaration.prop, root)) declaration.remove();
  });
  root.walkAtRules("property", (property) => {
    if (!isRead(property.params, root)) property.remove();
  });
}

const isRead = (name: string, root: Root) => root.toString().includes(`var(${name}`);

/**
 * Removes repeated declarations: the build's prefixes for several browsers often become the same.
 */
function dropRepeated(root: Root) {
  root.walkDecls((declaration) => {
    if (declaration.next()?.toString() === declaration.toString()) declaration.remove();
  });
}

function dropEmpty(root: Root) {
  root.walk((node) => {
    if ((node.type === "rule" || node.type === "atrule") && node.nodes?.length === 0) node.remove();
  });
}

/** The rules of a style sheet inside media queries for a minimum width. */
export function extractWideScreenCss(css: string): string {
  const whole = postcss.parse(css);
  const wide = postcss.parse(css);
  keepWide(wide);
  resolveTheme(wide, readTheme(whole));
  whole.walkAtRules("property", (property) => {
    if (isRead(property.params, wide)) wide.append(property.clone());
  });
  return wide.toString();
}

function keepWide(container: Container) {
  container.each((node) => {
    if (node.type === "atrule" && isWide(node)) return;
    if (node.type === "atrule" && node.nodes) keepWide(node);
    if (!("nodes" in node) || node.type !== "atrule" || !node.nodes?.length) node.remove();
  });
}

function isWide({ name, params }: AtRule): boolean {
  return name === "media" && /^\(width ?>= ?\d+rem\)/.test(params);
}
