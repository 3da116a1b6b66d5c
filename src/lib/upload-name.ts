/**
 * The stored name of an uploaded file (spec, section 5): the context, a timestamp and the original
 * name, with "_" for characters other than letters, digits, "_", "." and "-".
 */
export function makeUploadName(context: string, timestamp: number, originalName: string): string {
  return `${context}_${timestamp}_${originalName.replace(/[^a-zA-Z0-9_.-]/gu, "_")}`;
}
