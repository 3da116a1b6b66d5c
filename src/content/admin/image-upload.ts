import type { PendingStep } from "@/admin/upload/pending-pictures";
import { LONG_TOAST_DURATION_MS } from "@/config/admin-limits";
import { MAX_UPLOAD_MB, PICTURE_TYPES } from "@/config/picture-files";
import type { FileKind } from "@/admin/upload/picture-type";
import type { ToastInput } from "@/ui/toast-store";

type OtherKind = Exclude<FileKind, "heic" | `image/${string}`>;

const OTHER_KINDS: Record<OtherKind, string> = {
  avif: "is an AVIF picture, which older browsers and link previews do not show",
  bmp: "is a BMP picture, which is too heavy for a page",
  tiff: "is a TIFF picture, which browsers do not show",
  ico: "is an icon file (ICO), which the file storage does not take",
  psd: "is a Photoshop file, which browsers do not show",
  pdf: "is a PDF document, not a picture",
  zip: "is a ZIP archive or an Office document, not a picture",
  program: "is a program, not a picture",
  video: "is a video, not a picture",
  "web-page": "is a web page, not a picture",
};

/** "JPG, PNG, GIF, WEBP or SVG, up to 5 MB". */
export const uploadLimits = `${Object.values(PICTURE_TYPES)
  .map(({ extensions: [usual] }) => usual.toUpperCase())
  .join(", ")
  .replace(/, (?=\w+$)/, " or ")}, up to ${MAX_UPLOAD_MB} MB`;

const WRONG_TYPE = "Please select an image file (e.g., JPG, PNG, GIF, WEBP).";
const HEIC =
  "This is an iPhone photo (HEIC), which most browsers do not show. Open it on a computer and save it as JPEG, or let the iPhone take JPEG: Settings, Camera, Formats, Most Compatible.";

/** The toasts of an upload. */
export const uploadToasts = {
  noFile: {
    title: "No File Selected",
    description: "No file selected or selection cancelled.",
  },
  invalidType: {
    variant: "destructive",
    title: "Invalid File Type",
    description: WRONG_TYPE,
  },
  heic: {
    variant: "destructive",
    title: "Invalid File Type",
    description: `${WRONG_TYPE} ${HEIC}`,
    durationMs: LONG_TOAST_DURATION_MS,
  },
  tooLarge: {
    variant: "destructive",
    title: "File Too Large",
    description: `Image size should not exceed ${MAX_UPLOAD_MB}MB.`,
  },
  uploading: (fileName: string) => ({ title: "Uploading Image...", description: fileName }),
  busy: (sent: string, refused: string) => ({
    variant: "destructive",
    title: "One picture at a time",
    description: `“${sent}” is still on its way. Choose “${refused}” again when it is there.`,
  }),
  uploaded: { title: "Upload Successful!", description: "Now say what is in the picture." },
  uploadedWithoutAltText: {
    title: "Upload Successful!",
    description: "It is on the site once you save it.",
  },
  notDecoded: {
    title: "Upload Successful!",
    description: "But this browser cannot show all of it.",
  },
  noAddress: {
    variant: "destructive",
    title: "Upload Error",
    description:
      "The file storage gave no public address for the picture, so it was not kept. Please try again.",
  },
} satisfies Record<string, ToastInput | ((...args: never[]) => ToastInput)>;

const ADVICE: Record<PendingStep, (name: string) => string> = {
  upload: () => "Save again when it is there.",
  question: (name) => `Say what is in “${name}”, then save again.`,
  decision: (name) => `Decide what becomes of “${name}”, then save again.`,
};

/** Choosing, uploading and describing a picture. */
export const imageUpload = {
  uploading: "Uploading",
  /** Why a file has the wrong type. */
  refused: {
    heic: HEIC,
    emptySvg:
      "This SVG file holds no drawing that can be shown. Please export it again (as UTF-8), or save it as PNG.",
    incompleteSvg:
      "A part of this drawing would be missing, such as labels in HTML, or a picture, font or style from outside of the file. Please export it as plain SVG (UTF-8) with everything in it, or save it as PNG.",
    unreadable: (name: string) =>
      `${name} cannot be read. It may be a folder, or it was moved. Please choose a picture file.`,
    otherKind: (name: string, kind: OtherKind) =>
      `${name} ${OTHER_KINDS[kind]}. Please choose a JPG, PNG or WEBP.`,
    otherName: (name: string) =>
      `${name} does not call itself a picture. If it is one, please give its name the right ending, such as .jpg.`,
    noPicture: (name: string) =>
      `${name} holds no picture that browsers show. Please save it as JPG or PNG.`,
  },
  tooLarge: (name: string) =>
    `${name} is larger than ${MAX_UPLOAD_MB} MB. Please make it smaller in a picture program.`,
  tooManyPixels: (name: string) =>
    `${name} is too large for a page and cannot be made smaller here. Please make it smaller in a picture program: 2,400 pixels on the longer side are enough.`,
  notDecoded:
    "This browser cannot read all of this picture, so it is stored as it was chosen, with what the camera may have noted in it, such as the place. Look whether all of it is shown, or choose another one.",
  /** Dropped on a place for one picture. */
  notTaken: (names: readonly string[]) =>
    `Only one picture fits here. Not taken: ${names.map((name) => `“${name}”`).join(", ")}.`,
  missing: (names: readonly string[]) =>
    `${describePending(names)} not in the form, because the page was left too early. Please choose ${names.length === 1 ? "it" : "them"} again.`,
  failed: {
    /** The toast's title, and the one if the storage gave no answer. */
    title: "Upload Failed",
    exceptionTitle: "Upload Exception",
    /** The reasons, where the storage gives none. */
    refused: "The upload was refused.",
    unexpected: "An unexpected error occurred while uploading the image.",
    prefix: "Not uploaded:",
    tryAgain: "Try again",
    logIn: "Log in again",
  },
  leaveOut: "Leave this picture out",
  /** Chosen pictures that are not in the form yet. */
  pending: {
    reason: ({ names, step }: { names: readonly string[]; step: PendingStep }) =>
      `${describePending(names)} not in the form yet. ${ADVICE[step](names[0] ?? "")}`,
    leave: ({ names }: { names: readonly string[] }) => ({
      title: "Leave without the pictures?",
      description: `${describePending(names)} not in the form yet. If you leave now, you have to choose ${names.length === 1 ? "it" : "them"} again.`,
    }),
  },
  altText: {
    title: "Describe the picture",
    description: "For visitors who cannot see it, and for search engines: what is in the picture?",
    label: "Alt text",
    confirm: "Use picture",
    emptyUsesDefault: (text: string) =>
      `Closing this window (Escape) or leaving the field empty keeps “${text}”.`,
    emptyStaysEmpty: "Closing this window (Escape) leaves the alt text empty.",
  },
  preview: {
    empty: "No picture yet",
    broken: "This picture cannot be shown here. Visitors may not see it, either.",
    cropped: "The site shows this part of the picture. The rest is cut off.",
    page: "This is the address of a page. Download the picture there and upload it here.",
  },
};

function describePending([first = "", ...others]: readonly string[]): string {
  if (others.length === 0) return `“${first}” is`;
  return `“${first}” and ${others.length} more ${others.length === 1 ? "picture" : "pictures"} are`;
}

/** Advice on how to improve an alt text. */
export const altTextHints = {
  cameraName: "This looks like a name a camera or phone gave. Say what is in the picture.",
  generic: "This says nothing about this picture. Say what is in it.",
  fileName: "This looks like a file name. Say what is in the picture.",
  tooLong: "Longer than 150 characters is tiring to listen to. Can it be shorter?",
};
