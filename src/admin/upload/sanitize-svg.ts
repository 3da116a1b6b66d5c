import DOMPurify from "dompurify";

/** CSS that loads a file from elsewhere, or could hide that. */
const LOADING_CSS =
  /@import|@charset|image-set|src\s*\(|\\|url\s*\((?!\s*["']?\s*(?:#|data:(?:image\/(?:png|jpe?g|gif|webp)|font\/|application\/(?:x-)?font)))/i;
/** References to the drawing's own elements, and to pictures inside of it. */
const OWN_REFERENCE = /^\s*(?:#|data:image\/(?:png|jpe?g|gif|webp)[;,]|$)/i;
/** Attributes that no animation may set. */
const UNSAFE_ATTRIBUTE = /^\s*(?:on|style|src|(?:xlink:)?href)/i;

/**
 * An uploaded SVG without scripts and links: opened by itself, it is a document that could run them.
 * `drawing` is null if there is none, or if `isComplete` is false: visitors would miss what is removed.
 */
export function sanitizeSvg(source: string): { drawing: string | null; isComplete: boolean } {
  // Letters in other encodings than UTF-8 are lost already.
  let isComplete = !/<\?xml-stylesheet|\ufffd/.test(source);
  const purifier = DOMPurify();
  purifier.addHook("uponSanitizeElement", (node) => {
    if (!(node instanceof Element)) return;
    const { localName, textContent } = node;
    // In a <switch>, drawing programs write behind such a label what is shown without it.
    const isInSwitch = node.parentElement?.localName === "switch" && node.nextElementSibling;
    const isLabel = localName === "foreignObject" && textContent.trim() !== "" && !isInSwitch;
    const isUnsafe = UNSAFE_ATTRIBUTE.test(node.getAttribute("attributeName") ?? "");
    const isLoading = localName === "style" && LOADING_CSS.test(textContent);
    if (isLabel || isUnsafe || isLoading) isComplete = false;
  });
  purifier.addHook("uponSanitizeAttribute", (_, { attrName, attrValue, allowedAttributes }) => {
    const isForeign = /(^|:)href$/.test(attrName)
      ? !OWN_REFERENCE.test(attrValue)
      : allowedAttributes[attrName] && LOADING_CSS.test(attrValue);
    if (isForeign) isComplete = false;
  });
  // Read as a page would read it: also with a missing end.
  const clean = purifier.sanitize(source, {
    RETURN_DOM_FRAGMENT: true,
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ["use", "animate", "set"],
    ADD_ATTR: ["from", "to", "calcMode", "fr"],
    // Names, in which a colon does not end a protocol.
    ADD_URI_SAFE_ATTR: ["in", "in2", "result", "font-family", "begin", "end"],
    FORBID_TAGS: ["a", "metadata"],
    ADD_FORBID_CONTENTS: ["metadata"],
    ALLOW_DATA_ATTR: false,
    // Ids only matter within the file: https://github.com/cure53/DOMPurify
    SANITIZE_DOM: false,
  });
  const drawing = isComplete ? (clean.querySelector("svg > *")?.parentElement ?? null) : null;
  return { drawing: drawing && new XMLSerializer().serializeToString(drawing), isComplete };
}
