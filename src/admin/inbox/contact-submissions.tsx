import { Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { AdminPage } from "@/admin/layout/admin-page";
import { useContactSubmissions } from "@/data/browser/use-contact-submissions";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import {
  storageProblems,
  submissionDialogs,
  submissionsPage,
} from "@/content/admin/contact-submissions";
import { readInboxText } from "@/data/browser/contact-inbox";
import { backUpUnreadableList } from "@/data/browser/contact-inbox-changes";
import { SUBMISSIONS_KEY } from "@/data/browser/contact-submissions";
import { readQuarantined } from "@/data/browser/quarantine";
import { ClearDialog } from "./clear-dialog";
import { EmptyInbox } from "./empty-inbox";
import { FileTools } from "./file-tools";
import { messages } from "./messages";
import { NoticeLine } from "./notice-line";
import { BlockedStorage, QuarantineNotice, UnreadableStorage } from "./storage-problems";
import { StorageWarning } from "./storage-warning";
import { SubmissionBrowser } from "./submission-browser";
import { useInboxActions } from "./use-inbox-actions";

/** The admin page of contact form submissions made in this browser. */
export function ContactSubmissions() {
  const { status, submissions, newIds, invalidCount } = useContactSubmissions();
  const { notice, deleteOne, clearAll, restore } = useInboxActions();
  const [isClearing, setIsClearing] = useState(false);
  const quarantinedTexts = readQuarantined(SUBMISSIONS_KEY);

  useEffect(() => {
    if (status === "loaded") return;
    backUpUnreadableList();
    toast(messages.loadFailed);
  }, [status]);

  return (
    <AdminPage
      title={submissionsPage.title}
      actions={
        submissions.length > 0 && (
          <Button
            variant="destructive"
            size="sm"
            onClick={() => {
              setIsClearing(true);
            }}
          >
            <Trash2 aria-hidden="true" className="size-5" />
            {submissionDialogs.clear.open}
          </Button>
        )
      }
    >
      <StorageWarning />
      {status !== "blocked" && (
        <FileTools
          submissions={submissions}
          hasEntries={submissions.length + invalidCount > 0}
          onRestore={(file) => void restore(file)}
        />
      )}
      {notice && <NoticeLine notice={notice} />}
      {status === "blocked" && <BlockedStorage />}
      {status === "unreadable" && <UnreadableStorage text={readInboxText() ?? ""} />}
      {status === "loaded" && submissions.length === 0 && <EmptyInbox />}
      {submissions.length > 0 && (
        <SubmissionBrowser submissions={submissions} newIds={newIds} onDelete={deleteOne} />
      )}
      {invalidCount > 0 && (
        <p className="mt-6 text-sm text-ink-600">{storageProblems.invalid(invalidCount)}</p>
      )}
      {status === "loaded" && quarantinedTexts.length > 0 && (
        <QuarantineNotice texts={quarantinedTexts} />
      )}
      <ClearDialog
        isOpen={isClearing && submissions.length > 0}
        count={submissions.length}
        onConfirm={() => {
          setIsClearing(false);
          clearAll();
        }}
        onCancel={() => {
          setIsClearing(false);
        }}
      />
    </AdminPage>
  );
}
