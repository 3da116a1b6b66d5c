import { Lightbulb } from "lucide-react";
import { altTextHints } from "@/content/admin/image-upload";

/** Screen readers read an alt text without a pause; longer ones are hard to follow. */
const ALT_TEXT_LENGTH = 150;

const CAMERA_NAME =
  /^((img|dsc[nf]?|dscf|pxl|mvimg|vid|gopr|dji|wp|p|photo|image|wechatimg|mmexport|whatsapp image|微信图片|微信截图)[\s_-]*\d{3}|screen[\s_-]?shot|screen[\s_-]?capture|bildschirmfoto|snipaste|截图|截屏|屏幕截图)/i;
const GENERIC =
  /^(an? |the |my )?(alt|alt text|banner|file|graphic|icon|image|img|new|photo|photograph|pic|picture|thumbnail|unnamed|untitled( design)?|图片|图像|照片|未命名|无标题)[\s_\-(]*\d{0,2}\)?$/i;
const FILE_EXTENSION = /\.(avif|bmp|gif|heic|heif|jfif|jpe?g|png|svg|tiff?|webp)\b/i;

/** Advice below an alt text field: `<TextField hint={<AltTextHint value={alt} />} …>`. */
export function AltTextHint({ value }: { value: string }) {
  const advice = findAdvice(value.trim());
  return (
    <div aria-live="polite" className="text-base text-muted-foreground">
      {advice && (
        <p className="flex items-start gap-2">
          <Lightbulb aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {advice}
        </p>
      )}
    </div>
  );
}

/** What to change where an alt text says nothing to somebody who can't see the picture. */
function findAdvice(alt: string): string | null {
  if (alt === "") return null;
  if (alt.length > ALT_TEXT_LENGTH) return altTextHints.tooLong;
  if (FILE_EXTENSION.test(alt)) return altTextHints.fileName;
  if (CAMERA_NAME.test(alt) || !/\p{L}/u.test(alt)) return altTextHints.cameraName;
  return GENERIC.test(alt) ? altTextHints.generic : null;
}
