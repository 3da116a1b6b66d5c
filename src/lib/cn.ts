import { createTailwindMerge } from "tailwind-merge";

const isAny = () => true;
const isWholeNumber = (value: string) => /^\d+$/.test(value);
const words = (list: string) => list.split(" ");

/** Prefixes of utilities that set the same property whatever follows, e.g. `px`, `px-4`. */
const PREFIXES = words(
  "animate appearance aspect basis border-b border-l border-r border-t border-y bottom break break-after break-before break-inside col-span col-start columns content cursor delay duration ease fill gap gap-x gap-y grid-cols grid-rows grow h inset inset-x inset-y items justify justify-items justify-self leading left line-clamp list m max-h max-w mb min-h min-w ml mr mt mx my opacity order origin outline-offset overflow overflow-x overflow-y p pb pl place-content place-items pointer-events pr pt px py resize right rotate rounded rounded-b rounded-bl rounded-br rounded-l rounded-r rounded-t rounded-tr row-span row-start scale scroll-mt scroll-pt self shadow shrink size stroke top tracking transition translate translate-x translate-y underline-offset w whitespace wrap z",
);

/** The utilities with the same prefix that set different properties, with that of colors last. */
const classGroups = {
  ...Object.fromEntries(PREFIXES.map((prefix) => [prefix, [{ [prefix]: ["", isAny] }]])),
  "bg-image": [{ bg: [(value: string) => value.includes("gradient(")] }],
  "bg-color": [{ bg: [isAny] }],
  display: words("block inline inline-block flex inline-flex grid table contents hidden"),
  sr: ["sr-only"],
  position: words("static relative absolute fixed sticky"),
  visibility: words("visible invisible collapse"),
  "font-style": words("italic not-italic"),
  "text-transform": words("uppercase lowercase capitalize normal-case"),
  "text-decoration": words("underline line-through no-underline"),
  flex: [{ flex: words("1 auto initial none") }],
  "flex-direction": [{ flex: words("row row-reverse col col-reverse") }],
  "flex-wrap": [{ flex: words("wrap wrap-reverse nowrap") }],
  "object-fit": [{ object: words("contain cover fill none scale-down") }],
  "object-position": [{ object: [isAny] }],
  "font-family": [{ font: words("display mono sans") }],
  "font-weight": [{ font: [isAny] }],
  "font-size": [
    {
      text: words(
        "micro label base ui lg lead action title title-lg heading d3 admin-title pull-quote d2 d1 hero",
      ),
    },
  ],
  "text-align": [{ text: words("left center right justify start end") }],
  "text-wrap": [{ text: words("wrap nowrap balance pretty") }],
  "text-color": [{ text: [isAny] }],
  "decoration-thickness": [{ decoration: words("0 1 2 3 4") }],
  "decoration-color": [{ decoration: [isAny] }],
  "border-collapse": [{ border: words("collapse separate") }],
  "border-width": [{ border: ["", isWholeNumber, "fine"] }],
  "border-style": [{ border: words("solid dashed dotted none") }],
  "border-color": [{ border: [isAny] }],
};

/** The groups of which a class removes earlier classes too, besides those of its own group. */
const conflictingClassGroups = {
  inset: words("inset-x inset-y top right bottom left"),
  "inset-x": words("left right"),
  "inset-y": words("top bottom"),
  p: words("px py pt pr pb pl"),
  px: words("pl pr"),
  py: words("pt pb"),
  m: words("mx my mt mr mb ml"),
  mx: words("ml mr"),
  my: words("mt mb"),
  size: words("w h"),
  gap: words("gap-x gap-y"),
  "place-content": words("content justify"),
  "place-items": words("items justify-items"),
  translate: words("translate-x translate-y"),
  sr: words(
    "position size w h p px py pt pr pb pl m mx my mt mr mb ml overflow overflow-x overflow-y whitespace",
  ),
  overflow: words("overflow-x overflow-y"),
  flex: words("basis grow shrink"),
  "line-clamp": words("display overflow"),
  rounded: words("rounded-t rounded-r rounded-b rounded-l rounded-tr rounded-br rounded-bl"),
  "rounded-t": ["rounded-tr"],
  "rounded-r": words("rounded-tr rounded-br"),
  "rounded-b": words("rounded-bl rounded-br"),
  "rounded-l": ["rounded-bl"],
  "border-width": words("border-y border-t border-r border-b border-l"),
  "border-y": words("border-t border-b"),
};

/**
 * Joins class names. Of utilities that set the same, the last one wins, so that a component puts an
 * incoming `className` last.
 */
export const cn = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups,
  conflictingClassGroups,
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: ["*"],
}));
