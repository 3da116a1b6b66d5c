import postcss, { type AtRule, type Container, type Declaration, type Root } from "postcss";

/** A visitor must act before these apply, and by then the whole style sheet has come. */
const LATER_STATES = /:(?:hover|active|autofill|:placeholder)|\[aria-busy/;

/** Without scripts the whole style sheet comes with the page. */
const LATER_MEDIA = /hover:|scripting:|print/;

/** What only prepares a change. */
const LATER_PROPERTIES = /^(?:transition|--tw-(?:duration|ease)|cursor$|-moz-|-webkit-tap-)/;

/**
 * Opening the phone's menu may be the first thing a visitor does, so its movement does not wait for
 * the whole style sheet.
 */
const MENU_SELECTOR = ".fold";
const REDUCED_MOTION = /prefers-reduced-motion/;

/** The same look at rest, in fewer bytes: all of this counts before the first paint. */
export function shortenCss(css: string, isPreloaded: (href: string) => boolean): string {
  const root = postcss.parse(css);
  const theme = readTheme(root);
  root.walkAtRules((rule) => {
    // The first is for browsers without @property.
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
  // Only one part of each face is left.
  root.walkDecls("unicode-range", (declaration) => {
    declaration.remove();
  });
  resolveTheme(root, theme);
  resolveTailwindProperties(root);
  dropRepeated(root);
  dropEmpty(root);
  return root.toString();

  /** A face that is not preloaded is not part of the first view. */
  function isNeeded(face: string) {
    const href = /url\(([^)]+)\)/.exec(face)?.[1];
    return href === undefined || isPreloaded(href);
  }
}

/** The movement of the menu, and what stops it for those who prefer none. */
function isForMenu({ prop, parent }: Declaration): boolean {
  if (prop !== "transition" || parent?.type !== "rule") return false;
  const { selectors, parent: place } = parent;
  const isReducedMotion = place?.type === "atrule" && REDUCED_MOTION.test(place.params);
  return isReducedMotion || selectors.includes(MENU_SELECTOR);
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

/**
 * Tailwind's own variables: what no rule reads is left out, and what no rule sets is replaced by
 * the value it has then.
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

/** What the build writes for several browsers is often the same. */
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

/** Of a style sheet, the rules that apply from some width on. */
export function wideScreenCss(css: string): string {
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
