import { getMessage } from "../lib/error-message.ts";

/** Why something could not be rendered, with the place. An error itself cannot be sent to a thread. */
export function describeError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** One line for the log. */
export function firstLine(description: string): string {
  return description.replace(/\n.*/s, "");
}

/** What the system said of a file, without the call and its paths, of which one is temporary. */
export function describeFileError(error: unknown): string {
  return getMessage(error).replace(/, \w+ '.*/s, "");
}
