import { canShowOverride } from "@/ui/site-images/resolve-site-image";
import { imageDescriptions, imageNames, siteImages } from "@/content/admin/site-images";
import { editableImages, imageCatalogue, type SiteImageId } from "@/content/image-catalogue";
import { ExplainedError } from "@/data/errors";
import type { SiteImageOverride, SiteImageRow } from "@/data/site-images";

export type EditableImage = ReturnType<typeof toEditable>;

const toEditable = (id: SiteImageId) => ({
  id,
  name: imageNames[id],
  ...editableImages[id],
  ...imageDescriptions[id],
});

const images = Object.keys(imageCatalogue).filter(isSiteImageId).map(toEditable);

/** The fallback for pictures of case studies. It is not in the catalogue, so it is not counted. */
export const caseStudyFallback = toEditable("defaultCaseStudyImage");

export const IMAGE_COUNT = images.length;

export function countReplaced(overrides: readonly SiteImageOverride[]): number {
  return images.filter(({ id }) => overrides.some((row) => row.id === id && canShowOverride(row)))
    .length;
}

/** What is missing in a stored override. */
export function listMissingValues(override: SiteImageOverride): string[] {
  const { url, alt } = siteImages.missingValues;
  return [...(canShowOverride(override) ? [] : [url]), ...(override.alt === "" ? [alt] : [])];
}

/** The pictures by `componentName`, in catalogue order. */
export const imageGroups = [...new Set(images.map(({ componentName }) => componentName))].map(
  (title) => ({ title, images: images.filter(({ componentName }) => componentName === title) }),
);

/** The row that stores a replacement. */
export function toSiteImageRow(id: string, values: { url: string; alt: string }): SiteImageRow {
  if (!isSiteImageId(id)) throw new ExplainedError(siteImages.notFound(id));
  const { componentName, description } = imageDescriptions[id];
  return { id, ...values, component_name: componentName, description };
}

function isSiteImageId(id: string): id is SiteImageId {
  return Object.hasOwn(editableImages, id);
}
