import descriptions from "./picture-descriptions.json";
import { picture, type Picture } from "./pictures";

/** The pictures that staff cannot replace; those of the others are in `image-catalogue.ts`. */
export type DescribedPictureName = keyof typeof descriptions;

/**
 * A picture with its text for those who cannot see it. The texts are apart from the sizes, which every
 * page loads.
 */
export function describedPicture(name: DescribedPictureName): Picture & { alt: string } {
  return { ...picture(name), alt: descriptions[name] };
}
