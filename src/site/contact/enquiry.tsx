import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { toast } from "@/ui/toast-store";
import type { ServiceKey } from "@/config/paths";
import { serviceInterest } from "@/content/contact";
import {
  DRAFT_KEY,
  clearDraft,
  storeDraft,
  parseDraft,
  readDraft,
} from "@/data/browser/contact-draft";
import {
  clearHandOff,
  HAND_OFF_KEY,
  storeHandOff,
  parseHandOff,
  type HandOff,
} from "@/data/browser/contact-hand-off";
import {
  addSubmission,
  makeSubmission,
  type ContactSubmission,
} from "@/data/browser/contact-submissions";
import { keepPageOnDrop } from "@/lib/file-drops";
import { mailtoLink, openMailLink } from "@/lib/mailto";
import { EnquiryForm } from "./enquiry-form";
import { getField, readEnquiry, readFields, readFile, restoreFields } from "./enquiry-fields";
import { HandOffPanel } from "./hand-off-panel";
import { messages } from "./messages";
import { prepareMail } from "./prepare-mail";
import { useProcessing } from "./use-processing";
import { useSessionItem } from "./use-session-item";

type EnquiryProps = {
  /** The service from the address, if any. */
  service: ServiceKey | null;
};

/** The form and, once an enquiry was prepared, a panel with all ways to send it. */
export function Enquiry({ service }: EnquiryProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  // Undefined until the visitor chooses a file or removes it (null).
  const [file, setFile] = useState<File | null>();
  const { isProcessing, start } = useProcessing();

  const storedHandOff = useSessionItem(HAND_OFF_KEY);
  const [handOff, setHandOff] = useState<HandOff | "closed" | null>(null);
  const shownHandOff = handOff === "closed" ? null : (handOff ?? parseHandOff(storedHandOff));

  const draft = useSessionItem(DRAFT_KEY);
  const lostFileName = file === undefined ? (parseDraft(draft)?.fileName ?? null) : null;

  // On mounting only, because the suggestion must not overwrite what was typed.
  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const stored = readDraft();
    // Input made before hydration takes precedence over the stored draft.
    const isTyped = Object.values(readFields(form)).some((text) => text !== "");
    const chosen = readFile(form);
    restoreFields(form, stored?.fields ?? {});
    if (chosen) setFile(chosen);
    if (chosen || isTyped) storeDraft(readFields(form), chosen?.name ?? stored?.fileName ?? null);
  }, []);

  useEffect(keepPageOnDrop, []);

  useEffect(() => {
    if (formRef.current && service) suggestInterest(formRef.current, service);
  }, [service]);

  function handleFileChange(next: File | null) {
    setFile(next);
    if (formRef.current) storeDraft(readFields(formRef.current), next?.name ?? null);
  }

  // Synchronous, because browsers open a mail link only during the user activation of the click:
  // https://developer.mozilla.org/docs/Web/Security/Defenses/User_activation
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!start()) return;
    const form = event.currentTarget;
    const submission = makeSubmission(readEnquiry(form, file ?? null));
    const isSaved = tryToSave(submission);
    if (!isSaved) toast(messages.storageFailed);
    const isOpened = tryToOpen(mailtoLink(prepareMail(submission)));
    if (isOpened) {
      toast(isSaved ? messages.preparedAndSaved : messages.prepared);
      form.reset();
      setFile(undefined);
      clearDraft();
    } else {
      toast(messages.openingFailed);
    }
    const next = { submission, isSaved, isOpened };
    storeHandOff(next);
    setHandOff(next);
  }

  function handleClose() {
    clearHandOff();
    setHandOff("closed");
    headingRef.current?.focus();
  }

  return (
    <div className="mt-10 grid gap-8">
      {shownHandOff && (
        <HandOffPanel
          key={shownHandOff.submission.id}
          handOff={shownHandOff}
          isNew={handOff !== null}
          onClose={handleClose}
        />
      )}
      <EnquiryForm
        ref={formRef}
        headingRef={headingRef}
        file={file ?? null}
        lostFileName={lostFileName}
        onFileChange={handleFileChange}
        isProcessing={isProcessing}
        onInput={(form) => {
          storeDraft(readFields(form), file?.name ?? lostFileName);
        }}
        onSubmit={handleSubmit}
      />
    </div>
  );
}

/** Replaces an earlier suggestion only. */
function suggestInterest(form: HTMLFormElement, service: ServiceKey) {
  const field = getField(form, "product_interest");
  const suggestions = Object.values(serviceInterest).map((name) => `${name}: `);
  if (field && (field.value === "" || suggestions.includes(field.value))) {
    field.value = `${serviceInterest[service]}: `;
  }
}

function tryToSave(submission: ContactSubmission): boolean {
  try {
    addSubmission(submission);
    return true;
  } catch (error) {
    console.error("The enquiry could not be kept in this browser.", error);
    return false;
  }
}

/** Returns false if the browser refuses. That no mail program is installed cannot be detected. */
function tryToOpen(link: string): boolean {
  try {
    openMailLink(link);
    return true;
  } catch (error) {
    console.error("The mail link could not be opened.", error);
    return false;
  }
}
