import type { FieldValues } from "@/lib/field-values";
import { checkAddress } from "./check-address";
import { toSiteImageRow, type EditableImage, type ImageField } from "./editable-images";
import { fallbacks, messages, problems } from "./messages";
import { useReplacement, type Problem } from "./use-replacement";
import type { StoredImages } from "./use-stored-images";

type Options = {
  image: EditableImage;
  storedImages: StoredImages;
  onDirtyChange: (id: string, isDirty: boolean) => void;
  onOutdated: () => void;
};

/** The form of a picture. */
export function useImageReplacement({ image, storedImages, onDirtyChange, onOutdated }: Options) {
  const { id, name } = image;
  const defaults = { url: image.defaultUrl, alt: image.defaultAlt };
  // The stored values without fallbacks, so that missing ones are visible.
  const { url, alt } = storedImages.overrides.find((override) => override.id === id) ?? defaults;
  return useReplacement<ImageField>({
    draftKey: `site-image:${id}`,
    stored: { url, alt },
    defaults,
    check: checkImage,
    save: (values) => ({
      run: async () => {
        await storedImages.save(toSiteImageRow(id, values));
      },
      fallback: fallbacks.image,
      done: messages.imageSaved(name),
    }),
    revert: {
      run: () => storedImages.revert(id),
      fallback: fallbacks.imageRevert,
      done: messages.imageReverted(name),
    },
    onDirtyChange: (isDirty) => {
      onDirtyChange(id, isDirty);
    },
    onSavedElsewhere: () => void storedImages.refresh(),
    onOutdated,
  });
}

function checkImage({ url, alt }: FieldValues<ImageField>): Problem<ImageField> | null {
  const problem = checkAddress(url, problems.imageUrlEmpty);
  if (problem) return { field: "url", text: problem };
  return alt ? null : { field: "alt", text: problems.altEmpty };
}
