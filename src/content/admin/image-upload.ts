import type { AltTextProblem } from "@/lib/alt-text";

/** Choosing, uploading and describing a picture. */
export const imageUpload = {
  uploading: "Uploading",
  heic: "iPhone HEIC photos must be saved as JPEG first.",
  emptySvg:
    "This SVG file holds no drawing that can be shown. Please export it again or save it as PNG.",
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

/** Advice on how to improve an alt text. */
export const altTextHints: Record<AltTextProblem, string> = {
  "camera-name": "This looks like a name a camera or phone gave. Say what is in the picture.",
  generic: "This says nothing about this picture. Say what is in it.",
  "file-ending": "This looks like a file name. Say what is in the picture.",
  "too-long": "Longer than 150 characters is tiring to listen to. Can it be shorter?",
};
