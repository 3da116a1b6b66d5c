import { contentEditor } from "@/content/admin/content-editor";
import { getInlineStyle } from "./dom-edits";

export type PastedPictures = {
  /** Pictures that are stored in the text itself, by the addresses that they have for the time being. */
  files: ReadonlyMap<string, File>;
  /** How many have neither a web address nor a file, such as those of Word. */
  missingPictures: number;
};

/** Takes the place of a picture until the text is in the document. Nothing is loaded from there. */
const MARKER = "https://pasted-picture.invalid/";

/** Attributes with the address of a picture, first those of pages that load it when it comes into view. */
const SOURCES = [
  /^data-(?:.*-)?(?:src|srcset|original|actualsrc|lazy|lazyload|hires)$/,
  /^src$/,
  /^srcset$/,
];

/**
 * Gives each picture its address, turns those of signs into the sign, and removes invisible ones. A
 * picture that is only on the writer's computer leaves a mark with its description.
 */
export function cleanPictures(body: HTMLElement): PastedPictures {
  const files = new Map<string, File>();
  let missingPictures = 0;
  body.querySelectorAll("img").forEach((image) => {
    const sign = readSign(image);
    if (sign || isInvisible(image)) {
      image.replaceWith(sign);
      return;
    }
    const address = findAddress(image);
    const file = address ? null : readDataUrl(image.getAttribute("src") ?? "", image.alt);
    const src = file ? `${MARKER}${files.size}` : address;
    if (file) files.set(src, file);
    if (src) {
      image.setAttribute("src", src);
      // An empty alt attribute shows the writer where to describe the image.
      image.setAttribute("alt", image.alt);
    } else {
      const mark = image.ownerDocument.createElement("mark");
      mark.textContent = contentEditor.paste.missingPicture(image.alt.replace(/\s+/g, " ").trim());
      image.replaceWith(mark);
      missingPictures++;
    }
  });
  return { files, missingPictures };
}

function findAddress(image: HTMLImageElement): string {
  const sources = image.closest("picture")?.querySelectorAll("source") ?? [];
  const attributes = [image, ...sources].flatMap((element) => [...element.attributes]);
  const addresses = SOURCES.flatMap((pattern) =>
    attributes.filter(({ name }) => pattern.test(name)).map(readFirst),
  );
  // Where a shop has a bracket in the address, its script writes the width.
  const address = addresses.find((text) => /^(?:https?:)?\/\/[^{}]+$/i.test(text)) ?? "";
  return address.replace(/^\/\//, "https://");
}

/** The address in an attribute, or the first of several for screens of different sizes. */
function readFirst({ name, value }: Attr): string {
  const address = value.trim();
  return name.endsWith("srcset") ? address.replace(/,?\s.*/s, "") : address;
}

/** Letters, digits and punctuation describe a picture, other characters are what it shows. */
const SIGN = /^(?:[\p{S}\p{M}\p{Cf}]|[\d#*]\ufe0f?\u20e3)+$/u;
/** Slack describes emoji by their names, and names the files by their characters: 1f44d-1f3fd.png. */
const SIGN_NAME = /^:[\w+-]+:$/;
const SIGN_FILE = /\/([\da-f]{4,5}(?:-[\da-f]{4,5})*)(?:@\dx)?\.\w+$/;

function readSign(image: HTMLImageElement): string {
  const alt = image.alt.trim();
  if (SIGN.test(alt)) return alt;
  const [, code] = (SIGN_NAME.test(alt) && SIGN_FILE.exec(image.getAttribute("src") ?? "")) || [];
  return code
    ? String.fromCodePoint(...code.split("-").map((part) => Number.parseInt(part, 16)))
    : "";
}

/** Pictures of one pixel count readers. */
function isInvisible(image: HTMLImageElement): boolean {
  return ["width", "height"].some((name) =>
    /^[01](?:px)?$/.test(getInlineStyle(image, name) || (image.getAttribute(name) ?? "")),
  );
}

const DATA_URL = /^\s*data:(image\/[\w.+-]+)(;[^,]*)?,(.*)$/is;

function readDataUrl(url: string, alt: string): File | null {
  const [, type, parameters = "", data] = DATA_URL.exec(url) ?? [];
  if (!type || data === undefined) return null;
  const isBase64 = /;\s*base64/i.test(parameters);
  try {
    const text = isBase64 ? atob(data.trim()) : decodeURIComponent(data);
    const bytes = isBase64
      ? Uint8Array.from(text, (letter) => letter.charCodeAt(0))
      : new TextEncoder().encode(text);
    const ending = type.slice("image/".length).replace(/\+.*/, "").replace("jpeg", "jpg");
    return new File([bytes], `${alt.trim().slice(0, 60) || "pasted-picture"}.${ending}`, { type });
  } catch {
    // The data is damaged.
    return null;
  }
}
