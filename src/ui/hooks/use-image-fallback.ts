import { useState, type SyntheticEvent } from "react";
import { isDisplayableImageUrl } from "@/lib/url";

/**
 * The first usable image that has not failed to load, and the props that its `<img>` needs for
 * detecting failures. The ref detects those before hydration, whose events React misses:
 * https://github.com/react/react/issues/15446
 */
export function useImageFallback<Image extends { url: string }>(images: readonly Image[]) {
  const [failedUrls, setFailedUrls] = useState<readonly (string | null)[]>([]);
  const [imgProps] = useState(() => {
    const recordFailure = (image: HTMLImageElement) => {
      setFailedUrls((urls) => [...urls, image.getAttribute("src")]);
    };
    return {
      ref: (image: HTMLImageElement | null) => {
        if (image?.complete && (image.naturalWidth === 0 || isTrackingPixel(image)))
          recordFailure(image);
      },
      onLoad: ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
        if (isTrackingPixel(currentTarget)) recordFailure(currentTarget);
      },
      onError: ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
        recordFailure(currentTarget);
      },
    };
  });
  const isLoadable = ({ url }: Image) => isDisplayableImageUrl(url) && !failedUrls.includes(url);
  return { shown: images.find(isLoadable), imgProps };
}

function isTrackingPixel({ naturalWidth, naturalHeight }: HTMLImageElement): boolean {
  return naturalWidth === 1 && naturalHeight === 1;
}
