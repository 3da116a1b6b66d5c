import { editableImages, MISSING_IMAGE_URL } from "@/content/image-catalogue";
import type { SiteImageOverride } from "@/data/site-images";
import { isDisplayableImageUrl } from "@/lib/url";

export type ResolvedImage = { url: string; alt: string };

const builtIn = new Map<string, { defaultUrl: string; defaultAlt: string }>(
  Object.entries(editableImages),
);

/** The picture that ships with the site, or null if no catalogue has the id. */
export function builtInImage(id: string): ResolvedImage | null {
  const image = builtIn.get(id);
  return image ? { url: image.defaultUrl, alt: image.defaultAlt } : null;
}

/**
 * Resolves an image in this order: a usable override, the built-in default,
 * then a generic picture (with a console warning).
 */
export function resolveSiteImage(
  id: string,
  overrides: readonly SiteImageOverride[],
): ResolvedImage {
  const fallback = builtInImage(id);
  const override = overrides.find((record) => record.id === id && canShowOverride(record));
  if (override) {
    return { url: override.url, alt: override.alt || fallback?.alt || `Image: ${id}` };
  }
  if (fallback) return fallback;
  console.warn(`No image is known under the key "${id}"; a generic picture is shown.`);
  return { url: MISSING_IMAGE_URL, alt: `Missing Image: ${id}` };
}

/** Whether an override is usable: it has an id and the address of a picture. */
export function canShowOverride({ id, url }: Pick<SiteImageOverride, "id" | "url">): boolean {
  return id !== "" && isDisplayableImageUrl(url);
}
