import { ArrowRight, Paperclip, X } from "lucide-react";
import { useRef, useState, type Ref, type SubmitEvent } from "react";
import { Link } from "react-router-dom";
import { Button } from "@/ui/button";
import { CardHeader } from "@/ui/card";
import { enquiryChannel } from "@/config/enquiry-channel";
import { paths } from "@/config/paths";
import type { EnquiryChannel } from "@/config/site";
import { form as copy, formNotes } from "@/content/contact";
import { fileZone } from "@/lib/file-drops";
import { formatKilobytes } from "@/lib/file-size";
import { FieldLabel, FormFields } from "./form-field";
import { FILE_FIELD, HONEYPOT_FIELD } from "./form-values";
import { ProductHelper } from "./product-helper";

const HEADING_ID = "enquiry-heading";
const FILE_HINT_ID = "attachment-hint";

type EnquiryFormProps = {
  ref: Ref<HTMLFormElement>;
  headingRef: Ref<HTMLHeadingElement>;
  file: File | null;
  lostFileName: string | null;
  onFileChange: (file: File | null) => void;
  channel: EnquiryChannel;
  isProcessing: boolean;
  onInput: (form: HTMLFormElement) => void;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

/**
 * The contact form. The browser checks what is typed, in the visitor's language; a database that receives
 * enquiries checks it again.
 */
export function EnquiryForm({
  ref,
  headingRef,
  file,
  lostFileName,
  onFileChange,
  channel,
  isProcessing,
  onInput,
  onSubmit,
}: EnquiryFormProps) {
  return (
    <form
      {...fileZone}
      ref={ref}
      // Without scripts a form sends what was typed as a query of the address. This method sends
      // nothing outside of a dialog: https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/form#method
      method="dialog"
      aria-labelledby={HEADING_ID}
      className="card"
      onInput={(event) => {
        onInput(event.currentTarget);
      }}
      onSubmit={onSubmit}
    >
      <CardHeader>
        <h2 ref={headingRef} id={HEADING_ID} tabIndex={-1} className="text-title">
          {copy.heading}
        </h2>
        <p className="text-base text-muted-foreground">
          {copy.requiredHintStart}{" "}
          <span className="font-semibold text-accent-700">{copy.requiredMark}</span>{" "}
          {copy.requiredHintEnd}
        </p>
      </CardHeader>
      <div className="grid sm:grid-cols-2">
        <FormFields />
        <ProductHelper />
        <FileField
          file={file}
          lostFileName={lostFileName}
          hint={formNotes[channel].attachment}
          onChange={onFileChange}
        />
        {enquiryChannel === "database" && (
          <input
            name={HONEYPOT_FIELD}
            tabIndex={-1}
            autoComplete="off"
            aria-hidden="true"
            className="sr-only"
          />
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-5 rounded-b bg-muted px-4 py-5 sm:px-5">
        <div className="grid max-w-md gap-2 text-base text-muted-foreground">
          <p>{formNotes[channel].submit}</p>
          <p>
            {formNotes[channel].consent}{" "}
            <Link to={paths.privacy} className="link">
              {copy.consentLink}
            </Link>
            . {copy.consentEnd}
          </p>
        </div>
        <Button
          type="submit"
          size="lg"
          disabled={isProcessing}
          aria-busy={isProcessing}
          className="max-sm:w-full"
        >
          {isProcessing ? copy.processing : copy.submit}
          <ArrowRight aria-hidden="true" className="size-5" />
        </Button>
      </div>
    </form>
  );
}

type FileFieldProps = {
  file: File | null;
  /** The name of a file in the draft, which has to be chosen again. */
  lostFileName: string | null;
  hint: string;
  onChange: (file: File | null) => void;
};

/** A file input that covers its whole dashed box, so that files can also be dropped on it. */
function FileField({ file, lostFileName, hint, onChange }: FileFieldProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const [notTaken, setNotTaken] = useState("");

  function take([first, ...others]: readonly File[]) {
    setNotTaken(others.map(({ name }) => name).join(", "));
    onChange(first ?? null);
  }

  function handleRemove() {
    const input = inputRef.current;
    if (!input) return;
    input.value = "";
    take([]);
    input.focus();
  }

  return (
    <div className="form-cell sm:col-span-2">
      <FieldLabel htmlFor={FILE_FIELD} label={copy.attachment.label} isRequired={false} />
      <div className="relative mt-2 flex min-h-14 items-center gap-3 rounded border-fine border-dashed border-input px-4 py-2.5 text-lg text-muted-foreground hover:border-strong hover:text-foreground">
        <Paperclip aria-hidden="true" className="size-5 shrink-0" />
        <span className="min-w-0 wrap-anywhere">
          {file ? `${file.name}, ${formatKilobytes(file.size)}` : copy.attachment.prompt}
        </span>
        <input
          ref={inputRef}
          id={FILE_FIELD}
          name={FILE_FIELD}
          type="file"
          aria-describedby={FILE_HINT_ID}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={(event) => {
            take([...(event.target.files ?? [])]);
          }}
        />
      </div>
      <div id={FILE_HINT_ID} aria-live="polite" className="mt-2 text-label text-muted-foreground">
        {notTaken && (
          <p className="mb-1 font-semibold wrap-anywhere text-danger">
            {copy.attachment.notTaken} {notTaken}
          </p>
        )}
        {lostFileName !== null && (
          <p className="mb-1 font-semibold wrap-anywhere text-danger">
            {copy.attachment.lost} {lostFileName}
          </p>
        )}
        <p>{hint}</p>
      </div>
      {(file ?? lostFileName) !== null && (
        <Button variant="link" size="sm" onClick={handleRemove}>
          <X aria-hidden="true" className="size-5" />
          {copy.attachment.remove}
        </Button>
      )}
    </div>
  );
}
