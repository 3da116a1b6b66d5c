import type { PendingStep } from "@/admin/upload/pending-pictures";
import type { FileKind } from "@/admin/upload/picture-type";
import type { LostPart } from "@/admin/upload/sanitize-svg";
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

/** The toasts of an upload. */
export const uploadToasts = {
  noFile: {
    title: "No File Selected",
    description: "No file selected or selection cancelled.",
  },
  invalidType: {
    variant: "destructive",
    title: "Invalid File Type",
    description: "Please select an image file (e.g., JPG, PNG, GIF, WEBP).",
  },
  tooLarge: {
    variant: "destructive",
    title: "File Too Large",
    description: "Image size should not exceed 5MB.",
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
  insertion: () => "Insert it, or empty the field of its address, then save again.",
};

/** Choosing, uploading and describing a picture. */
export const imageUpload = {
  uploading: "Uploading",
  /** Why a file has the wrong type. */
  refused: {
    heic: "iPhone HEIC photos must be saved as JPEG first.",
    emptySvg:
      "This SVG file holds no drawing that can be shown. Please export it again or save it as PNG.",
    unreadable: (name: string) =>
      `${name} cannot be read. It may be a folder, or it was moved. Please choose a picture file.`,
    otherKind: (name: string, kind: OtherKind) =>
      `${name} ${OTHER_KINDS[kind]}. Please choose a JPG, PNG or WEBP.`,
    otherName: (name: string) =>
      `${name} does not call itself a picture. If it is one, please give its name the right ending, such as .jpg.`,
    noPicture: (name: string) =>
      `${name} holds no picture that browsers show. Please save it as JPG or PNG.`,
    incomplete: (part: LostPart) => `${describeLoss(part)} Or save the drawing as PNG.`,
  },
  tooLarge: (name: string) =>
    `${name} is larger than 5 MB. Please make it smaller in a picture program.`,
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
    page: "This is the address of a page. Download the picture there and upload it here.",
  },
};

function describePending([first = "", ...others]: readonly string[]): string {
  if (others.length === 0) return `“${first}” is`;
  return `“${first}” and ${others.length} more ${others.length === 1 ? "picture" : "pictures"} are`;
}

function describeLoss(part: LostPart): string {
  switch (part) {
    case "html-label":
      return "The labels of this drawing are HTML (foreignObject) and would be missing. Please export it with plain text as labels.";
    case "external-reference":
      return "This drawing takes a picture, font or style from outside of the file, which would be missing. Please embed it in the file, or turn text into paths.";
    default:
      return `A part of this drawing (${part}) cannot be kept and would be missing. Please export it as plain SVG.`;
  }
}

/** Advice on how to improve an alt text. */
export const altTextHints = {
  cameraName: "This looks like a name a camera or phone gave. Say what is in the picture.",
  generic: "This says nothing about this picture. Say what is in it.",
  fileName: "This looks like a file name. Say what is in the picture.",
  tooLong: "Longer than 150 characters is tiring to listen to. Can it be shorter?",
};
