import { ImageIcon, ImageOff, TriangleAlert, type LucideIcon } from "lucide-react";
import { useState } from "react";
import { useSettled } from "@/admin/ui/use-settled";
import { imageUpload } from "@/content/admin/image-upload";
import { cn } from "@/lib/cn";
import { isPicturePage } from "@/lib/share-image";

/** Debounces requests for addresses that are still being typed. */
const DEBOUNCE_MS = 400;
/** A relative address would resolve to another file on each page, so it is not previewed. */
const COMPLETE_ADDRESS = /^(https?:\/\/.|\/(?!\/)|data:image\/|blob:)/i;

type ImagePreviewProps = {
  /** As typed; an empty string shows an empty frame. */
  url: string;
  alt: string;
  /** Fits the whole picture into the frame, for logos. Otherwise it is cropped to fill it. */
  isWhole?: boolean;
  /** Classes of the frame, e.g. its width. */
  className?: string;
  /** What to improve about a picture of this size. */
  advise?: ((width: number, height: number) => string | undefined) | undefined;
};

type Outcome = {
  address: string;
  /** In pixels; "" if it has none, null if it is no image. */
  size: string | null;
  advice?: string | undefined;
};

/** A difference in shape that nobody misses. */
const CROP_TOLERANCE = 0.03;

/** The picture at an address with its size in pixels, or a note that it cannot be shown. */
export function ImagePreview({ url, alt, isWhole = false, className, advise }: ImagePreviewProps) {
  const address = useSettled(url.trim(), DEBOUNCE_MS);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const known = outcome?.address === address ? outcome : null;
  const isNoPicture = isPicturePage(address) || !COMPLETE_ADDRESS.test(address);
  const isBroken = address !== "" && (known?.size === null || isNoPicture);
  return (
    <div>
      <div
        className={cn(
          "relative aspect-4/3 overflow-hidden rounded border-fine border-input bg-muted",
          className,
        )}
      >
        {address === "" && <Placeholder icon={ImageIcon} text={imageUpload.preview.empty} />}
        {isBroken && <Placeholder icon={ImageOff} />}
        {address !== "" && !isBroken && (
          <img
            key={address}
            src={address}
            alt={alt}
            loading="lazy"
            className={cn("size-full", isWhole ? "object-contain" : "object-cover")}
            onLoad={({ currentTarget: image }) => {
              const { naturalWidth: width, naturalHeight: height } = image;
              const frame = image.clientWidth / image.clientHeight;
              const isCropped = !isWhole && Math.abs(width / height / frame - 1) > CROP_TOLERANCE;
              const advice = isCropped ? imageUpload.preview.cropped : advise?.(width, height);
              // An SVG may have no intrinsic size.
              const size = width > 0 ? `${width} × ${height} px` : "";
              setOutcome({ address, size, advice });
            }}
            onError={() => {
              setOutcome({ address, size: null });
            }}
          />
        )}
        {known?.size && (
          <span className="absolute bottom-0 left-0 rounded-tr bg-ink px-2 py-0.5 text-micro text-rice">
            {known.size}
          </span>
        )}
      </div>
      {/* Below the frame, as that of a portrait or an icon is too small for words. */}
      <div aria-live="polite">
        {known?.advice && <p className="mt-1.5 text-base text-muted-foreground">{known.advice}</p>}
        {isBroken && (
          <p className="mt-1.5 flex items-start gap-2 text-base font-semibold">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {isPicturePage(address) ? imageUpload.preview.page : imageUpload.preview.broken}
          </p>
        )}
      </div>
    </div>
  );
}

function Placeholder({ icon: Icon, text }: { icon: LucideIcon; text?: string }) {
  return (
    <div className="grid size-full place-content-center justify-items-center gap-1 p-3 text-center text-base text-muted-foreground">
      <Icon aria-hidden="true" className="size-6" />
      {text && <span>{text}</span>}
    </div>
  );
}
