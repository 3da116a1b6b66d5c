import { MAX_BACKUP_BYTES } from "@/config/admin-limits";
import { restoreSubmissions } from "@/data/browser/contact-inbox-changes";
import { parseBackup } from "./backup";
import { restoring } from "./messages";

/** Restores a backup file and returns the result in words. */
export async function restoreFile(file: File): Promise<{ isFailure: boolean; text: string }> {
  const parsed = parseBackup(await readText(file));
  if (parsed.status === "no-backup")
    return { isFailure: true, text: restoring.noBackup(file.name) };
  if (parsed.status === "too-new") return { isFailure: true, text: restoring.tooNew(file.name) };
  const result = restoreSubmissions(parsed.backup.submissions, parsed.backup.viewedIds);
  return result.status === "failed"
    ? { isFailure: true, text: restoring.failed(result.error) }
    : { isFailure: false, text: restoring.done(result.addedCount, result.presentCount) };
}

/** Empty if the file cannot be read or is too large for a backup. */
async function readText(file: File): Promise<string> {
  if (file.size > MAX_BACKUP_BYTES) return "";
  try {
    return await file.text();
  } catch {
    return "";
  }
}
