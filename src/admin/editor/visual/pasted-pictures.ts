/** Takes the place of a picture until the text is in the document. Nothing is loaded from there. */
const MARKER = "https://pasted-picture.invalid/";

type ExtractedPictures = { html: string; files: Map<string, File> };

/**
 * Takes pictures that are stored in the text itself (`data:`) out of pasted HTML. They are uploaded
 * instead. In the HTML, each has an address of its own for the time being.
 */
export function extractPictures(html: string): ExtractedPictures {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const files = new Map<string, File>();
  body.querySelectorAll("img").forEach((image) => {
    const file = readDataUrl(image.getAttribute("src") ?? "", image.alt);
    if (!file) return;
    const address = `${MARKER}${files.size}`;
    files.set(address, file);
    image.setAttribute("src", address);
  });
  return files.size > 0 ? { html: body.innerHTML, files } : { html, files };
}

const DATA_URL = /^\s*data:(image\/[\w.+-]+)(;[^,]*)?,(.*)$/is;

function readDataUrl(url: string, alt: string): File | null {
  const [, type, parameters = "", data] = DATA_URL.exec(url) ?? [];
  if (!type || data === undefined) return null;
  try {
    const text = /;\s*base64/i.test(parameters) ? atob(data.trim()) : decodeURIComponent(data);
    const bytes = /;\s*base64/i.test(parameters)
      ? Uint8Array.from(text, (letter) => letter.charCodeAt(0))
      : new TextEncoder().encode(text);
    const ending = type.slice("image/".length).replace(/\+.*/, "").replace("jpeg", "jpg");
    return new File([bytes], `${alt.trim().slice(0, 60) || "pasted-picture"}.${ending}`, { type });
  } catch {
    // The data is damaged. The cleaning removes the picture and says so.
    return null;
  }
}
