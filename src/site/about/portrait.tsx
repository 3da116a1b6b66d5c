import { SiteImage } from "@/ui/site-images/site-image";
import type { SiteImageId } from "@/content/image-catalogue";
import { cn } from "@/lib/cn";
import { initials } from "@/ui/avatar";

const LOOKS = "aspect-square w-full rounded rounded-tr-bend";

type PortraitProps = { imageId: SiteImageId; name: string; sizes: string };

/** A replaceable square portrait. Falls back to the built-in one, then to the initials. */
export function Portrait({ imageId, name, sizes }: PortraitProps) {
  return (
    <SiteImage
      imageId={imageId}
      width={400}
      height={400}
      sizes={sizes}
      className={cn("object-cover", LOOKS)}
      fallback={
        <span
          aria-hidden="true"
          className={cn(
            "grid place-items-center bg-support-100 font-display text-d2 font-bold text-support",
            LOOKS,
          )}
        >
          {initials(name)}
        </span>
      }
    />
  );
}
