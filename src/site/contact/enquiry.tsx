import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { flushSync } from "react-dom";
import { toast } from "@/ui/toast-store";
import type { ServiceKey } from "@/config/paths";
import { correctionOf, partsMissing, serviceInterest } from "@/content/contact";
import {
  DRAFT_KEY,
  FIELD_NAMES,
  clearDraft,
  storeDraft,
  parseDraft,
  readDraft,
} from "@/data/browser/contact-draft";
import type { DeliveredHandOff, HandOff } from "@/data/browser/hand-offs";
import {
  addSubmission,
  makeSubmission,
  type ContactSubmission,
} from "@/data/browser/contact-submissions";
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
  writeEarlyProduct,
} from "./enquiry-fields";
import { messages } from "./messages";
import { prepareMail } from "./prepare-mail";
import { loadProductHelper } from "./product-helper-slot";
import { useDelivery } from "./use-delivery";
import { preloadHandOffParts, useHandOffParts } from "./use-hand-off-parts";
import { useProcessing } from "./use-processing";
import { useSessionItem } from "./use-session-item";

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
  const { isProcessing, start } = useProcessing();
  const { way, makeDelivery, send } = useDelivery(formRef);

  const { parts, loadParts } = useHandOffParts();
  // Of the enquiry that was just submitted or chosen.
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [isSending, setIsSending] = useState(false);

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
    if (readFields(form).message !== "") loadProductHelper();
    // Then it can be sent without another key.
    if (isTyped || stored) preloadHandOffParts();
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
    if (!start()) return;
    const form = event.currentTarget;
    writeEarlyProduct(form);
    const changedId = readDraft()?.submissionId ?? null;
    const submission = makeSubmission(readEnquiry(form, file ?? null), changedId);
    if (file) files.current.set(submission.id, file);
    // What stays in the form and is sent again is the same enquiry.
    keepDraft(form, submission.id);
    const isSaved = tryToSave(submission);
    if (!isSaved) toast(messages.storageFailed);
    const delivery = makeDelivery();
    const isOpened = delivery === null && tryToOpen(mailtoLink(prepareMail(submission)));
    if (isOpened) toast(isSaved ? messages.preparedAndSaved : messages.prepared);
    else if (delivery === null) toast(messages.openingFailed);
    setChosenId(submission.id);
    void keepAndSend({ submission, isSaved, isOpened, delivery });
  }

  /** The form is cleared last, so that the text is always somewhere. */
  async function keepAndSend(handOff: HandOff) {
    const { submission, isOpened, delivery } = handOff;
    setIsSending(delivery !== null);
    // Mostly loaded already; then the panel appears at once.
    const { showHandOff } = parts ?? (await loadParts());
    showHandOff(handOff);
    if (isOpened) clearForm(submission);
    if (!delivery) return;
    // A reload while it is being sent must not bring back a form that can be sent once more.
    clearDraft();
    await sendAndClear({ ...handOff, delivery });
    setIsSending(false);
  }

  async function sendAndClear(handOff: DeliveredHandOff) {
    const { storeDelivery } = parts ?? (await loadParts());
    const { state } = await send(handOff, storeDelivery);
    // Only a refused enquiry stays in the form, where it can be changed.
    if (state !== "refused") clearForm(handOff.submission);
    else if (formRef.current) keepDraft(formRef.current, handOff.submission.id);
  }

  /** Unless something else has been typed since. */
  function clearForm(submission: ContactSubmission) {
    const form = formRef.current;
    if (!form) return;
    const fields = readFields(form);
    if (FIELD_NAMES.some((name) => fields[name] !== submission[name])) return;
    form.reset();
    setFile(undefined);
    clearDraft();
  }

  /** Puts an enquiry back into the form, unless it is there already. */
  function handleEdit({ submission, delivery }: HandOff) {
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
      {parts && (
        <parts.HandOffs
          chosenId={chosenId}
          onShow={setChosenId}
          onSend={(handOff) => void sendAndClear(handOff)}
          onEdit={handleEdit}
          onClose={handleClose}
        />
      )}
      {chosenId !== null && !parts && (
        <p role="status" className="card px-5 py-4 text-lg">
          {partsMissing}
        </p>
      )}
      <EnquiryForm
        ref={formRef}
        headingRef={headingRef}
        file={file ?? null}
        lostFileName={lostFileName}
        onFileChange={handleFileChange}
        way={way}
        isProcessing={isProcessing || isSending}
        onInput={(form) => {
          preloadHandOffParts();
          keepDraft(form);
        }}
        onSubmit={handleSubmit}
      />
    </div>
  );
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
