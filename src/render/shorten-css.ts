import postcss, { type AtRule, type Declaration, type Root } from "postcss";

/** States that need an interaction, and so nearly always come after the complete style sheets. */
const LATER_STATES = /:(?:hover|active|autofill|:placeholder)|\[aria-busy/;

/** Parts of controls that a browser draws itself, the selection, shadow trees: 220 bytes of a page. */
const LATER_PARTS = /::(?:-webkit|file-|selection|backdrop)|:-moz|:host/;

const LATER_MEDIA = /hover:|scripting:|print|forced-colors/;

/**
 * Properties without an effect until something changes or is touched, and variables that only repeat
 * what is set beside them.
 */
const LATER_PROPERTIES =
  /^(?:transition|--tw-(?:border-style|duration|ease|font-weight|leading|outline-style|tracking)|cursor$|-moz-|-webkit-tap-)/;

/**
 * Opening the phone's menu may be the first interaction, so its transition must not wait for the
 * complete style sheet.
 */
const MENU_SELECTOR = /^\.(?:fold::|phone-menu$)/;
const REDUCED_MOTION = /prefers-reduced-motion/;

/**
 * Parses a style sheet, without what no page needs before the complete sheets have come. Every byte of
 * critical CSS delays the first paint.
 * @param theme the variables of Tailwind's theme, to which those of this sheet are added
 */
export function shortenCss(css: string, theme: Theme): Root {
  const root = postcss.parse(css);
  readTheme(root, theme);
  root.walkComments((comment) => {
    comment.remove();
  });
  root.walkAtRules((rule) => {
    if (isLater(rule)) rule.remove();
  });
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter(isForFirstView);
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  root.walkDecls((declaration) => {
    if (LATER_PROPERTIES.test(declaration.prop) && !isForMenu(declaration)) declaration.remove();
    else declaration.value = resolveVariables(declaration.value, theme);
  });
  return root;
}

function isLater({ name, params }: AtRule): boolean {
  // The variables of Tailwind's theme are replaced by their values.
  if (name === "layer") return params === "theme";
  return name === "media" && LATER_MEDIA.test(params);
}

/**
 * Rules with `data-hydrated` are kept. The root gets this attribute at hydration; until then, menus open
 * with CSS alone.
 */
function isForFirstView(selector: string): boolean {
  const withoutEscapes = selector.replace(/\\./g, "_"); // hover\:underline is a class
  if (LATER_PARTS.test(withoutEscapes)) return false;
  return selector.includes("data-hydrated") || !LATER_STATES.test(withoutEscapes);
}

/** The menu's transition, and the rule that removes it for visitors who prefer reduced motion. */
function isForMenu({ prop, parent }: Declaration): boolean {
  if (prop !== "transition" || parent?.type !== "rule") return false;
  const { selectors, parent: place } = parent;
  const isReducedMotion = place?.type === "atrule" && REDUCED_MOTION.test(place.params);
  return isReducedMotion || selectors.some((selector) => MENU_SELECTOR.test(selector));
}

/** The values of variables, by their names. */
export type Theme = Map<string, string>;

function readTheme(root: Root, theme: Theme) {
  root.walkAtRules("layer", (layer) => {
    if (layer.params !== "theme") return;
    layer.walkDecls(({ prop, value }) => {
      theme.set(prop, value);
    });
  });
}

/**
 * Replaces the variables of Tailwind's theme, and those by which a class for line height, letter
 * spacing or border style wins over a class for font size or border: it comes later in the sheet, so
 * it wins anyway.
 */
function resolveVariables(value: string, theme: ReadonlyMap<string, string>): string {
  return value
    .replace(/calc\(var\(--spacing\) ?\* ?(-?[\d.]+)\)/g, (_, steps: string) =>
      `${Number(steps) / 4}rem`.replace(/^(-?)0\./, "$1."),
    )
    .replace(/var\(--tw-(?:leading|tracking), ?([^()]*)\)/g, "$1")
    .replace("var(--tw-border-style)", "solid")
    .replace(/var\((--[\w-]+)\)/g, (text, name: string) => theme.get(name) ?? text);
}
