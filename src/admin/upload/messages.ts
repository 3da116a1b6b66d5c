import { describeFailure, failureToast } from "@/admin/ui/describe-failure";
import type { ToastInput } from "@/components/ui/toast-store";
import { DatabaseError, AccessRefusedError } from "@/data/errors";

const UNEXPECTED = "An unexpected error occurred while uploading the image.";
const REFUSED = "The upload was refused.";

/** The toasts of an upload. */
export const messages = {
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
  failed: (error: unknown) =>
    failureToast(
      hasAnswered(error) ? "Upload Failed" : "Upload Exception",
      error,
      getFallback(error),
    ),
} satisfies Record<string, ToastInput | ((...args: never[]) => ToastInput)>;

/** The same text for the line beside the button. */
export function describeUploadFailure(error: unknown): string {
  return describeFailure(error, getFallback(error));
}

/** Whether the storage service answered, as opposed to no response or an unexpected one. */
function hasAnswered(error: unknown): boolean {
  if (error instanceof DatabaseError) return error.status !== 0;
  return error instanceof AccessRefusedError;
}

function getFallback(error: unknown): string {
  return error instanceof AccessRefusedError ? REFUSED : UNEXPECTED;
}
