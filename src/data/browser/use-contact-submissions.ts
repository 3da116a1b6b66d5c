import { useMemo, useSyncExternalStore } from "react";
import { parseInbox, readInboxText } from "./contact-inbox";
import { submissionList, type ContactSubmission } from "./contact-submissions";
import { subscribeToLists } from "./shared-list";
import { parseViewedIds, readViewedText, viewedList } from "./viewed-submissions";

type ContactSubmissions = {
  status: "loaded" | "unreadable" | "blocked";
  /** Newest first. Empty unless they are loaded. */
  submissions: readonly ContactSubmission[];
  /** The submissions that were not opened in this browser. */
  newIds: ReadonlySet<number>;
  /** The number of stored entries that are not valid submissions. */
  invalidCount: number;
};

/** The submissions stored in this browser, updated when another tab adds some. */
export function useContactSubmissions(): ContactSubmissions {
  const text = useSyncExternalStore(subscribe, readInboxText);
  const viewedText = useSyncExternalStore(subscribe, readViewedText);
  const inbox = useMemo(() => parseInbox(text), [text]);
  return useMemo(() => {
    const { submissions, invalidCount } =
      inbox.status === "loaded" ? inbox : { submissions: NONE, invalidCount: 0 };
    const viewed = parseViewedIds(viewedText);
    const newIds = new Set(submissions.map(({ id }) => id).filter((id) => !viewed.has(id)));
    return { status: inbox.status, submissions, newIds, invalidCount };
  }, [inbox, viewedText]);
}

const NONE: readonly ContactSubmission[] = [];

function subscribe(onChange: () => void): () => void {
  return subscribeToLists([submissionList, viewedList], onChange);
}
