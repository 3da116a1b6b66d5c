/**
 * The stored name of an uploaded file (spec section 5): prefixed with the context and a timestamp,
 * and of the original name only letters, digits, underscores, dots and hyphens.
 */
export function makeUploadName(context: string, timestamp: number, originalName: string): string {
  return `${context}_${timestamp}_${originalName.replace(/[^a-zA-Z0-9_.-]/gu, "_")}`;
}
