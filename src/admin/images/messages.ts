import { failureToast } from "@/admin/ui/describe-failure";
import type { ToastInput } from "@/components/ui/toast-store";
import { UnknownImageError } from "./unknown-image-error";

/** Validation messages. */
export const problems = {
  imageUrlEmpty: "Image URL cannot be empty.",
  altEmpty: "Image Alt Text cannot be empty.",
  faviconUrlEmpty: "Favicon URL cannot be empty.",
  unsafeUrl:
    "This address cannot be used. It has to start with https://, or with / for a picture of this site.",
};

/** Messages for errors without one of their own. */
export const fallbacks = {
  image: "The image could not be saved.",
  imageRevert: "The image could not be reverted.",
  favicon: "The favicon could not be saved.",
  faviconRevert: "The favicon could not be reverted.",
  settings: "The settings could not be read.",
};

/** The toasts of the screen. */
export const messages = {
  invalid: (problem: string) => ({
    variant: "destructive",
    title: "Validation Error",
    description: problem,
  }),
  saveFailed: (error: unknown, fallback: string) =>
    failureToast(
      error instanceof UnknownImageError ? "Save Error" : "Storage Error",
      error,
      fallback,
    ),
  revertFailed: (error: unknown, fallback: string) => failureToast("Revert Error", error, fallback),
  imageSaved: (name: string) => ({
    title: "Image Saved",
    description: `“${name}” is on the site now.`,
  }),
  imageReverted: (name: string) => ({
    title: "Image Reverted",
    description: `“${name}” shows its default again.`,
  }),
  faviconSaved: { title: "Favicon Saved", description: "The new icon is on the site now." },
  faviconReverted: {
    title: "Favicon Reverted",
    description: "The site shows its default icon again.",
  },
} satisfies Record<string, ToastInput | ((...args: never[]) => ToastInput)>;
