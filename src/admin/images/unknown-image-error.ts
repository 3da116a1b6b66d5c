import { ExplainedError } from "@/data/errors";

/** The site has no such image, so no request is sent. */
export class UnknownImageError extends ExplainedError {
  override name = "UnknownImageError";

  constructor(id: string) {
    super(`Image data not found for “${id}”.`);
  }
}
