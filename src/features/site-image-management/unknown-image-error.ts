import { ExplainedError } from "@/db/errors";

/** The site has no such picture, so there is nothing to say about it to the database. */
export class UnknownImageError extends ExplainedError {
  override name = "UnknownImageError";

  constructor(id: string) {
    super(`Image data not found for “${id}”.`);
  }
}
