import { isRecord, parseJson } from "@/lib/json";

const KIND = "contact-submissions-backup";
const VERSION = 1;

export type Backup = {
  /** As stored, including invalid entries. */
  submissions: readonly unknown[];
  /** The ids of those that were opened. */
  viewedIds: readonly number[];
};

type ParsedBackup =
  { status: "backup"; backup: Backup } | { status: "too-new" } | { status: "no-backup" };

export function writeBackup({ submissions, viewedIds }: Backup, now: Date): string {
  const savedAt = now.toISOString();
  return JSON.stringify({ kind: KIND, version: VERSION, savedAt, submissions, viewedIds }, null, 2);
}

export function parseBackup(text: string): ParsedBackup {
  // Some editors add a byte order mark.
  const stored = parseJson(text.replace(/^\uFEFF/, ""));
  if (!isRecord(stored) || stored["kind"] !== KIND) return { status: "no-backup" };
  const { version, submissions, viewedIds } = stored;
  if (typeof version === "number" && version > VERSION) return { status: "too-new" };
  if (!Array.isArray(submissions)) return { status: "no-backup" };
  return {
    status: "backup",
    backup: {
      submissions,
      viewedIds: Array.isArray(viewedIds) ? viewedIds.filter((id) => typeof id === "number") : [],
    },
  };
}
