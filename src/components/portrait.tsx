import { useState, type SyntheticEvent } from "react";
import { builtInImage } from "@/components/site-images/resolve-site-image";
import { SiteImage } from "@/components/site-images/site-image";
import type { SiteImageId } from "@/content/image-catalogue";
import { initials } from "@/lib/initials";

const LOOKS = "aspect-square w-full rounded-box rounded-tr-bend";

type PortraitProps = { imageId: SiteImageId; name: string; sizes: string };

/** An editable square portrait; when the built-in one does not load either, the initials. */
export function Portrait({ imageId, name, sizes }: PortraitProps) {
  const [hasFailed, setHasFailed] = useState(false);

  function handleError({ target }: SyntheticEvent) {
    const isLast =
      target instanceof HTMLImageElement &&
      target.getAttribute("src") === builtInImage(imageId)?.url;
    if (isLast) setHasFailed(true);
  }

  if (hasFailed) {
    return (
      <span
        aria-hidden="true"
        className={`grid place-items-center bg-teal-100 font-display text-d2 font-bold text-teal ${LOOKS}`}
      >
        {initials(name)}
      </span>
    );
  }
  return (
    <div onErrorCapture={handleError}>
      <SiteImage
        imageId={imageId}
        width={400}
        height={400}
        sizes={sizes}
        className={`object-cover ${LOOKS}`}
      />
    </div>
  );
}
