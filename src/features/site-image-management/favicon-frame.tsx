import { ImageOff } from "lucide-react";
import { useSettled } from "@/components/admin/image-upload/use-settled";
import { Picture } from "@/components/picture";
import { favicon } from "@/content/admin/site-images";
import { isImageUrl } from "@/lib/image-url";

/** Half an address is not worth a request. */
const TYPING_PAUSE_MS = 400;

/** The icon in about twice its size on a tab. */
export function FaviconFrame({ url }: { url: string }) {
  const address = useSettled(url.trim(), TYPING_PAUSE_MS);
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
          standIn={broken}
          className="size-9 bg-transparent object-contain"
        />
      ) : (
        broken
      )}
    </div>
  );
}
