import { ImageIcon, ImageOff, type LucideIcon } from "lucide-react";
import { useState } from "react";
import { imageUpload } from "@/content/admin/image-upload";
import { cn } from "@/lib/cn";
import { useSettled } from "./use-settled";

/** Half an address is not worth a request. */
const TYPING_PAUSE_MS = 400;
/** Whatever else is typed would mean another file on each page. */
const COMPLETE_ADDRESS = /^(https?:\/\/.|\/|data:image\/|blob:)/i;

type ImagePreviewProps = {
  /** As typed; "" shows an empty frame. */
  url: string;
  alt: string;
  /** The whole picture inside the frame, for logos; otherwise it fills the frame. */
  isWhole?: boolean;
  /** On the frame, e.g. its width. */
  className?: string;
};

type Size = { width: number; height: number };
/** What came of loading an address; no size means that there is no picture. */
type Outcome = { address: string; size: Size | null };

/** The picture of an address with its size in pixels, or that there is none. */
export function ImagePreview({ url, alt, isWhole = false, className }: ImagePreviewProps) {
  const address = useSettled(url.trim(), TYPING_PAUSE_MS);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const known = outcome?.address === address ? outcome : null;
  const isBroken = address !== "" && (known?.size === null || !COMPLETE_ADDRESS.test(address));
  return (
    <div
      className={cn(
        "relative aspect-4/3 overflow-hidden rounded-box border-fine border-edge bg-sand",
        className,
      )}
    >
      <div aria-live="polite" className="contents">
        {isBroken && <Stand icon={ImageOff} text={imageUpload.preview.broken} />}
      </div>
      {address === "" && <Stand icon={ImageIcon} text={imageUpload.preview.empty} />}
      {address !== "" && !isBroken && (
        <img
          key={address}
          src={address}
          alt={alt}
          loading="lazy"
          className={cn("size-full", isWhole ? "object-contain" : "object-cover")}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
            setOutcome({ address, size: { width, height } });
          }}
          onError={() => {
            setOutcome({ address, size: null });
          }}
        />
      )}
      {known?.size && <PixelSize {...known.size} />}
    </div>
  );
}

/** A drawing may have no size of its own. */
function PixelSize({ width, height }: Size) {
  if (width === 0) return null;
  return (
    <span className="absolute bottom-0 left-0 rounded-tr-box bg-ink px-2 py-0.5 text-micro text-rice">
      {width} × {height} px
    </span>
  );
}

function Stand({ icon: Icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <div className="grid size-full place-content-center justify-items-center gap-1 p-3 text-center text-sm text-ink-600">
      <Icon aria-hidden="true" className="size-6" />
      {text}
    </div>
  );
}
