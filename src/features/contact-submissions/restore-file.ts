import { MAX_BACKUP_BYTES } from "@/config/limits";
import { restoreSubmissions } from "@/db/contact-inbox-changes";
import { parseBackup } from "./backup";
import { restoring } from "./messages";

/** Takes a backup into the list, and says what came of it. */
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

/** Nothing for a file that cannot be read or is no backup by its size alone. */
async function readText(file: File): Promise<string> {
  if (file.size > MAX_BACKUP_BYTES) return "";
  try {
    return await file.text();
  } catch {
    return "";
  }
}
