import { isImageAddress } from "@/lib/image-address";
import { problems } from "./messages";

/** What is wrong with the address of a picture; null if it can be used. */
export function checkAddress(url: string, emptyProblem: string): string | null {
  if (!url) return emptyProblem;
  return isImageAddress(url) ? null : problems.unsafeUrl;
}
