import { useState, type SyntheticEvent } from "react";
import { isDisplayableImageUrl } from "@/lib/image-url";

/**
 * The first of some images that may be shown and has not failed, and what its `<img>` needs to
 * tell. One that has failed before the page was hydrated does not say so any more.
 */
export function useFirstLoadable<Image extends { url: string }>(images: readonly Image[]) {
  const [failedUrls, setFailedUrls] = useState<readonly (string | null)[]>([]);
  const [watch] = useState(() => {
    const noteFailure = (image: HTMLImageElement) => {
      setFailedUrls((urls) => [...urls, image.getAttribute("src")]);
    };
    return {
      ref: (image: HTMLImageElement | null) => {
        if (image?.complete && (image.naturalWidth === 0 || isDot(image))) noteFailure(image);
      },
      onLoad: ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
        if (isDot(currentTarget)) noteFailure(currentTarget);
      },
      onError: ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
        noteFailure(currentTarget);
      },
    };
  });
  const isLoadable = ({ url }: Image) => isDisplayableImageUrl(url) && !failedUrls.includes(url);
  return { shown: images.find(isLoadable), watch };
}

/** A single pixel, which counts page views and shows nothing. */
function isDot({ naturalWidth, naturalHeight }: HTMLImageElement): boolean {
  return naturalWidth === 1 && naturalHeight === 1;
}
