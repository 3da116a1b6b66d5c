/** A fault the reader of the terminal can mend: its message is shown alone, without a stack. */
export class LocalBackendError extends Error {
  override readonly name = "LocalBackendError";
}

export function getMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
