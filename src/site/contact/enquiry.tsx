import { Suspense, lazy, useEffect, useRef, useState, type SubmitEvent } from "react";
import { flushSync } from "react-dom";
import { useBrowserValue } from "@/ui/hooks/use-browser-value";
import { toast } from "@/ui/toast-store";
import { enquiryFields } from "@/config/enquiry-fields";
import { CONTACT_PROCESSING_MS } from "@/config/limits";
import type { ServiceKey } from "@/config/paths";
import { correctionOf, messages, panelMissing, serviceInterest } from "@/content/contact";
import { clearDraft, readDraft, storeDraft } from "@/data/browser/contact-draft";
import {
  addSubmission,
  hasPendingEnquiries,
  makeSubmission,
  showEnquiry,
  type ContactSubmission,
  type DeliveredEnquiry,
  type PendingEnquiry,
} from "@/data/browser/enquiries";
import { keepPageOnDrop } from "@/lib/file-drops";
import { mailtoLink, openMailLink } from "@/lib/mailto";
import { EnquiryForm } from "./enquiry-form";
import {
  getField,
  readEnquiry,
  readFields,
  readFile,
  restoreFields,
  returnEnquiry,
  takeHoneypot,
} from "./form-values";
import { prepareMail } from "./prepare-mail";
import { sendEnquiry, useEnquiryChannel } from "./send-enquiry";

const PendingEnquiries = lazy(loadPendingEnquiries);

type EnquiryProps = {
  /** The service from the address, if any. */
  service: ServiceKey | null;
};

/** The form and, once an enquiry was submitted, a panel that says where it is. */
export function Enquiry({ service }: EnquiryProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  // Undefined until the visitor chooses a file or removes it (null).
  const [file, setFile] = useState<File | null>();
  /** The files of submitted enquiries, by their ids: no storage can keep them. */
  const files = useRef(new Map<number, File>());
  const { channel, makeDelivery } = useEnquiryChannel();

  // Most visitors who open the page submit nothing, so the panel loads once something is typed, or at
  // once if there are enquiries already.
  const [isPanelWanted, setIsPanelWanted] = useState(false);
  // Of the enquiry that was just submitted or chosen.
  const [chosenId, setChosenId] = useState<number | null>(null);

  // While the mail program opens.
  const [isProcessing, setIsProcessing] = useState(false);
  // A ref, because the second click of a double click arrives before the button is disabled.
  const isLocked = useRef(false);
  const [isSending, setIsSending] = useState(false);

  const draftFileName = useBrowserValue(() => readDraft()?.fileName ?? null, null);
  const lostFileName = file === undefined ? draftFileName : null;

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
    if (isTyped || stored || hasPendingEnquiries()) setIsPanelWanted(true);
    if (chosen || isTyped) storeDraft(readFields(form), chosen?.name ?? stored?.fileName ?? null);
  }, []);

  useEffect(keepPageOnDrop, []);

  useEffect(() => {
    if (formRef.current && service) suggestInterest(formRef.current, service);
  }, [service]);

  function keepDraft(form: HTMLFormElement, submissionId?: number) {
    storeDraft(readFields(form), file?.name ?? lostFileName, submissionId);
  }

  function handleFileChange(next: File | null) {
    setFile(next);
    if (formRef.current) storeDraft(readFields(formRef.current), next?.name ?? null);
  }

  // Synchronous, because browsers open a mail link only during the user activation of the click:
  // https://developer.mozilla.org/docs/Web/Security/Defenses/User_activation
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isLocked.current) return;
    lock();
    const form = event.currentTarget;
    const changedId = readDraft()?.submissionId ?? null;
    const submission = makeSubmission(readEnquiry(form, file ?? null), changedId);
    if (file) files.current.set(submission.id, file);
    // What stays in the form and is sent again is the same enquiry.
    keepDraft(form, submission.id);
    const isSaved = tryToSave(submission);
    if (!isSaved) toast(messages.storageFailed);
    const delivery = channel === "database" ? makeDelivery(takeHoneypot(form)) : null;
    const isOpened = delivery === null && tryToOpen(mailtoLink(prepareMail(submission)));
    if (isOpened) toast(isSaved ? messages.preparedAndSaved : messages.prepared);
    else if (delivery === null) toast(messages.openingFailed);
    setChosenId(submission.id);
    // The form is cleared last, so that the text is always somewhere.
    const enquiry = { submission, isSaved, isOpened };
    showEnquiry({ ...enquiry, delivery });
    if (isOpened) clearForm(submission);
    if (!delivery) return;
    // A reload while it is being sent must not bring back a form that can be sent once more.
    clearDraft();
    setIsSending(true);
    void sendAndClear({ ...enquiry, delivery }).then(() => {
      setIsSending(false);
    });
  }

  function lock() {
    isLocked.current = true;
    setIsProcessing(true);
    window.setTimeout(() => {
      isLocked.current = false;
      setIsProcessing(false);
    }, CONTACT_PROCESSING_MS);
  }

  async function sendAndClear(enquiry: DeliveredEnquiry) {
    const { state } = await sendEnquiry(enquiry);
    // Only a refused enquiry stays in the form, where it can be changed.
    if (state !== "refused") clearForm(enquiry.submission);
    else if (formRef.current) keepDraft(formRef.current, enquiry.submission.id);
  }

  /** Unless something else has been typed since. */
  function clearForm(submission: ContactSubmission) {
    const form = formRef.current;
    if (!form) return;
    const fields = readFields(form);
    if (enquiryFields.some(({ name }) => fields[name] !== submission[name])) return;
    form.reset();
    setFile(undefined);
    clearDraft();
  }

  /** Puts an enquiry back into the form, unless it is there already. */
  function handleEdit({ submission, delivery }: PendingEnquiry) {
    const form = formRef.current;
    if (!form) return;
    const { id, attachmentInfo } = submission;
    if (readDraft()?.submissionId !== id) {
      clearSuggestion(form);
      const isReceived = delivery?.state === "received";
      const firstLine = isReceived ? `${correctionOf(delivery.answer)}\n` : "";
      returnEnquiry(form, { ...submission, message: firstLine + submission.message });
    }
    const message = getField(form, "message");
    // The product helper reads the message at this event.
    message?.dispatchEvent(new Event("input", { bubbles: true }));
    setFile((chosen) => chosen ?? files.current.get(id));
    storeDraft(readFields(form), file?.name ?? attachmentInfo?.name ?? null, id);
    // The panel above has to be gone before the field is scrolled to.
    flushSync(() => {
      setChosenId(null);
    });
    message?.focus({ preventScroll: true });
    // The toast may still cover the end of a small screen.
    message?.scrollIntoView({ block: "center" });
  }

  function handleClose() {
    setChosenId(null);
    headingRef.current?.focus();
  }

  return (
    <div className="mt-10 grid gap-8">
      {(isPanelWanted || chosenId !== null) && (
        <Suspense
          fallback={
            chosenId !== null && (
              <p role="status" className="card px-5 py-4 text-lg">
                {panelMissing}
              </p>
            )
          }
        >
          <PendingEnquiries
            chosenId={chosenId}
            onShow={setChosenId}
            onSend={(enquiry) => void sendAndClear(enquiry)}
            onEdit={handleEdit}
            onClose={handleClose}
          />
        </Suspense>
      )}
      <EnquiryForm
        ref={formRef}
        headingRef={headingRef}
        file={file ?? null}
        lostFileName={lostFileName}
        onFileChange={handleFileChange}
        channel={channel}
        isProcessing={isProcessing || isSending}
        onInput={(form) => {
          setIsPanelWanted(true);
          keepDraft(form);
        }}
        onSubmit={handleSubmit}
      />
    </div>
  );
}

const RETRY_MS = 2500;

/**
 * If the panel does not arrive, it is tried again, at the latest when there is a connection: an error
 * would take the place of the page, and of the form with what is typed there.
 */
async function loadPendingEnquiries() {
  for (;;) {
    try {
      const { PendingEnquiries } = await import("./pending-enquiries");
      return { default: PendingEnquiries };
    } catch (error) {
      console.warn("A part of the page could not be loaded.", error);
      await new Promise((resolve) => {
        window.addEventListener("online", resolve, { once: true });
        if (navigator.onLine) window.setTimeout(resolve, RETRY_MS);
      });
    }
  }
}

const suggestions = Object.values(serviceInterest).map((name) => `${name}: `);

function suggestInterest(form: HTMLFormElement, service: ServiceKey) {
  clearSuggestion(form);
  restoreFields(form, { product_interest: `${serviceInterest[service]}: ` });
}

function clearSuggestion(form: HTMLFormElement) {
  const field = getField(form, "product_interest");
  if (field && suggestions.includes(field.value)) field.value = "";
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
