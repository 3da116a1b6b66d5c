import DOMPurify, { type UponSanitizeAttributeHookEvent } from "dompurify";

const SVG = "http://www.w3.org/2000/svg";
/** Elements that make a drawing visible. */
const VISIBLE_ELEMENTS =
  "path, rect, circle, ellipse, line, polyline, polygon, text, image, use, [fill^='url(']";

/** References that leave the drawing: all but its own elements and embedded raster images. */
const EXTERNAL_REFERENCE =
  /url\(\s*["']?(?!\s*(?:#|data:image\/(?:png|jpe?g|gif|webp)[;,]))[^)]*\)?/gi;
/** CSS that could still load a file, and escapes that could hide it. */
const UNSAFE_CSS =
  /@import|@charset|image-set|src\s*\(|url\s+\(|\\|expression|behavior|-moz-binding/i;

const purifier = DOMPurify();
purifier.addHook("uponSanitizeElement", (node) => {
  if (!(node instanceof Element)) return;
  if (node.localName === "style") node.textContent = removeExternalReferences(node.textContent);
  const animated = node.getAttribute("attributeName")?.trim() ?? "";
  // An animation can set attributes that were cleaned before.
  if (/^on|href$|^style$|^src$/i.test(animated)) node.remove();
});
purifier.addHook("uponSanitizeAttribute", checkAttribute);

/**
 * Removes scripts, links and external references from an uploaded SVG. Opened by itself, an SVG
 * file is a document that could run scripts. Returns null if it is not an SVG or shows nothing.
 */
export function sanitizeSvg(source: string): string | null {
  const { documentElement: root } = new DOMParser().parseFromString(source, "image/svg+xml");
  if (root.namespaceURI !== SVG || root.localName !== "svg") return null;
  if (root.querySelector("parsererror")) return null;
  unwrapCdataSections(root);
  const clean = purifier.sanitize(root, {
    RETURN_DOM_FRAGMENT: true,
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ["use", "animate", "set"],
    ADD_ATTR: ["from", "to", "calcMode"],
    FORBID_TAGS: ["a", "metadata"],
    ADD_FORBID_CONTENTS: ["metadata"],
    ALLOW_DATA_ATTR: false,
    // Ids only matter within the file, so DOM clobbering is no risk:
    // https://github.com/cure53/DOMPurify
    SANITIZE_DOM: false,
  });
  const drawing = clean.querySelector("svg");
  if (!drawing?.querySelector(VISIBLE_ELEMENTS)) return null;
  return new XMLSerializer().serializeToString(drawing);
}

/** Unwraps CDATA sections, which DOMPurify removes: drawing programs put style rules into them. */
function unwrapCdataSections(root: Element) {
  root.querySelectorAll("*").forEach((element) => {
    for (const node of [...element.childNodes]) {
      if (node instanceof CDATASection) node.replaceWith(node.data);
    }
  });
}

function checkAttribute(element: Element, attribute: UponSanitizeAttributeHookEvent) {
  const { attrName: name, attrValue: value } = attribute;
  if (name === "style") attribute.attrValue = removeExternalReferences(value);
  else if (/(^|:)href$/.test(name)) attribute.keepAttr = isInternalReference(element, value.trim());
  else if (value.replace(EXTERNAL_REFERENCE, "") !== value) attribute.keepAttr = false;
}

function isInternalReference({ localName }: Element, address: string): boolean {
  const isPicture = /^data:image\/(png|jpe?g|gif|webp)[;,]/i.test(address);
  return address.startsWith("#") || (isPicture && /^(fe)?image$/i.test(localName));
}

function removeExternalReferences(rules: string): string {
  const kept = rules.replace(EXTERNAL_REFERENCE, "none");
  return UNSAFE_CSS.test(kept) ? "" : kept;
}
