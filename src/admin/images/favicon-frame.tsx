import { ImageOff } from "lucide-react";
import { useDebouncedValue } from "@/admin/upload/image-preview";
import { Picture } from "@/components/picture";
import { favicon } from "@/content/admin/site-images";
import { isImageUrl } from "@/lib/image-url";

/** Debounces requests for addresses that are still being typed. */
const DEBOUNCE_MS = 400;

/** The icon at about twice its size on a tab. */
export function FaviconFrame({ url }: { url: string }) {
  const address = useDebouncedValue(url.trim(), DEBOUNCE_MS);
  const broken = (
    <span className="grid place-items-center text-ink-600">
      <ImageOff aria-hidden="true" className="size-6" />
      <span className="sr-only">{favicon.broken}</span>
    </span>
  );
  return (
    <div className="grid size-16 place-items-center rounded-box border border-line bg-rice">
      {isImageUrl(address) ? (
        <Picture
          key={address}
          images={[{ url: address, alt: favicon.title }]}
          width={36}
          height={36}
          fallback={broken}
          className="size-9 bg-transparent object-contain"
        />
      ) : (
        broken
      )}
    </div>
  );
}
