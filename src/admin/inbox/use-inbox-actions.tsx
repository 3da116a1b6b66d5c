import { useState } from "react";
import { flushSync } from "react-dom";
import { ToastAction } from "@/components/ui/toaster";
import { toast } from "@/components/ui/toast-store";
import {
  clearSubmissions,
  deleteSubmission,
  type DeleteResult,
} from "@/data/browser/contact-inbox-changes";
import type { ContactSubmission } from "@/data/browser/contact-submissions";
import { findFocusTarget } from "./focus-targets";
import { messages, notices, restoring, undo } from "./messages";
import type { Notice } from "./notice-line";
import { restoreFile } from "./restore-file";
import { getShownName } from "./shown-name";

type RestoreDeleted = Extract<DeleteResult, { status: "deleted" }>["restore"];

/** The actions of the list, and the result of the last one. */
export function useInboxActions() {
  const [notice, setNotice] = useState<Notice | null>(null);

  function deleteOne(submission: ContactSubmission) {
    const name = getShownName(submission);
    const result = deleteSubmission(submission.id);
    if (result.status === "failed") {
      toast(messages.deleteFailed);
      setNotice({ isFailure: true, text: notices.deleteFailed(name, result.error) });
      return;
    }
    const text = notices.deleted(name);
    if (result.status === "already-deleted") {
      toast(messages.deleted);
      setNotice({ isFailure: false, text });
      return;
    }
    const handleUndo = () => {
      undoDeletion(submission, result.restore);
    };
    toast({
      ...messages.deleted,
      action: (
        <ToastAction altText={undo.altText} onClick={handleUndo}>
          {undo.label}
        </ToastAction>
      ),
    });
    setNotice({ isFailure: false, text, onUndo: handleUndo });
  }

  function undoDeletion(submission: ContactSubmission, restoreDeleted: RestoreDeleted) {
    const result = restoreDeleted();
    if (result.status === "failed") {
      const text = restoring.failed(result.error);
      toast({ variant: "destructive", title: undo.failed, description: text });
      setNotice({ isFailure: true, text });
      return;
    }
    const text = undo.doneText(getShownName(submission));
    toast({ title: undo.done, description: text });
    // Synchronously, because the restored row gets the focus of the Undo button, which disappears.
    flushSync(() => {
      setNotice({ isFailure: false, text });
    });
    findFocusTarget(submission.id)?.focus();
  }

  function clearAll() {
    const result = clearSubmissions();
    if (result.status === "failed") {
      toast(messages.clearFailed);
      setNotice({ isFailure: true, text: notices.clearFailed(result.error) });
      return;
    }
    toast(messages.cleared);
    setNotice({ isFailure: false, text: notices.cleared });
  }

  async function restore(file: File) {
    const { isFailure, text } = await restoreFile(file);
    toast({
      variant: isFailure ? "destructive" : "default",
      title: isFailure ? restoring.failedTitle : restoring.title,
      description: text,
    });
    setNotice({ isFailure, text: isFailure ? text : `${restoring.title}: ${text}` });
  }

  return { notice, deleteOne, clearAll, restore };
}
