/** Screen readers read an alt text without a pause; longer ones are hard to follow. */
const ALT_TEXT_LENGTH = 150;

export type AltTextProblem = "camera-name" | "generic" | "file-ending" | "too-long";

/** "gift-box_02.jpg" becomes "gift box 02". Non-ASCII letters are kept. */
export function altTextFromFileName(fileName: string): string {
  return fileName
    .normalize("NFC") // macOS stores file names with the accents as separate characters.
    .replace(/\.[^.]*$/, "")
    .replace(/[\s_-]+/g, " ")
    .trim();
}

const CAMERA_NAME =
  /^((img|dsc[nf]?|dscf|pxl|mvimg|vid|gopr|dji|wp|p|photo|image|wechatimg|mmexport|whatsapp image|微信图片|微信截图)[\s_-]*\d{3}|screen[\s_-]?shot|screen[\s_-]?capture|bildschirmfoto|snipaste|截图|截屏|屏幕截图)/i;
const GENERIC =
  /^(an? |the |my )?(alt|alt text|banner|file|graphic|icon|image|img|new|photo|photograph|pic|picture|thumbnail|unnamed|untitled( design)?|图片|图像|照片|未命名|无标题)[\s_\-(]*\d{0,2}\)?$/i;
const FILE_EXTENSION = /\.(avif|bmp|gif|heic|heif|jfif|jpe?g|png|svg|tiff?|webp)\b/i;
const LETTER = /\p{L}/u;

/** The reason why an alt text says nothing to somebody who can't see the picture, or null. */
export function findAltTextProblem(text: string): AltTextProblem | null {
  const alt = text.trim();
  if (alt === "") return null;
  if (alt.length > ALT_TEXT_LENGTH) return "too-long";
  if (FILE_EXTENSION.test(alt)) return "file-ending";
  if (CAMERA_NAME.test(alt) || !LETTER.test(alt)) return "camera-name";
  return GENERIC.test(alt) ? "generic" : null;
}
