import type { AltTextProblem } from "@/admin/upload/alt-text";
import type { FileKind } from "@/admin/upload/picture-type";
import type { LostPart } from "@/admin/upload/sanitize-svg";

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
};

/** Choosing, uploading and describing a picture. */
export const imageUpload = {
  uploading: "Uploading",
  /** Why a file is no picture that can be stored. */
  refused: {
    heic: "iPhone HEIC photos must be saved as JPEG first.",
    emptySvg:
      "This SVG file holds no drawing that can be shown. Please export it again or save it as PNG.",
    empty: (name: string) => `${name} is empty (0 bytes). Please save or download it again.`,
    unreadable: (name: string) =>
      `${name} cannot be read. It may be a folder, or it was moved. Please choose a picture file.`,
    cutOff: (name: string) =>
      `${name} is cut off: the end of the picture is missing. Please save or download it again.`,
    otherKind: (name: string, kind: OtherKind) =>
      `${name} ${OTHER_KINDS[kind]}. Please choose a JPG, PNG or WEBP.`,
    noPicture: (name: string) =>
      `${name} holds no picture that browsers show, whatever its name says. Please save it as JPG or PNG.`,
    incomplete: (part: LostPart) => `${describeLoss(part)} Or save the drawing as PNG.`,
  },
  tooLarge: {
    refusal: (name: string) => `${name} is larger than 5 MB.`,
    shrinking: "Trying to make a smaller copy…",
    offer: (size: string) => `Make a smaller copy (about ${size}) and upload`,
    impossible:
      "No smaller copy can be made of this file. Please make it smaller in a picture program.",
  },
  failed: {
    prefix: "Not uploaded:",
    tryAgain: "Try again",
    logIn: "Log in again",
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
    broken: "This address shows no picture",
  },
};

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
export const altTextHints: Record<AltTextProblem, string> = {
  "camera-name": "This looks like a name a camera or phone gave. Say what is in the picture.",
  generic: "This says nothing about this picture. Say what is in it.",
  "file-ending": "This looks like a file name. Say what is in the picture.",
  "too-long": "Longer than 150 characters is tiring to listen to. Can it be shorter?",
};
