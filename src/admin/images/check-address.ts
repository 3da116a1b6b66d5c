import { isImageUrl } from "@/lib/image-url";
import { problems } from "./messages";

/** What is wrong with the address of a picture; null if it can be used. */
export function checkAddress(url: string, emptyProblem: string): string | null {
  if (!url) return emptyProblem;
  return isImageUrl(url) ? null : problems.unsafeUrl;
}
