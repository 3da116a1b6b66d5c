import { imageNames } from "@/content/admin/site-images";
import { editableImages, type CatalogueImage, type SiteImageId } from "@/content/image-catalogue";
import type { SiteImageRow } from "@/db/site-images";
import { UnknownImageError } from "./unknown-image-error";

export type EditableImage = CatalogueImage & { id: string; name: string };

export type ImageField = "url" | "alt";

const images: readonly EditableImage[] = Object.keys(editableImages)
  .filter(isSiteImageId)
  .map((id) => ({ id, name: imageNames[id], ...editableImages[id] }));

export const IMAGE_COUNT = images.length;

export function countReplaced(overrides: readonly { id: string }[]): number {
  return overrides.filter(({ id }) => isSiteImageId(id)).length;
}

/** The pictures by the part of the site they belong to, in the order of the catalogue. */
export const imageGroups = [...new Set(images.map(({ componentName }) => componentName))].map(
  (title) => ({ title, images: images.filter(({ componentName }) => componentName === title) }),
);

/**
 * The whole record of a replacement.
 * @throws {UnknownImageError}
 */
export function toSiteImageRow(
  id: string,
  { url, alt }: Readonly<Record<ImageField, string>>,
): SiteImageRow {
  if (!isSiteImageId(id)) throw new UnknownImageError(id);
  const { componentName, description } = editableImages[id];
  return { id, url, alt, component_name: componentName, description };
}

function isSiteImageId(id: string): id is SiteImageId {
  return Object.hasOwn(editableImages, id);
}
