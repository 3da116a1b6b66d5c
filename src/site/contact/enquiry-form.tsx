import { ArrowRight } from "lucide-react";
import type { Ref, SubmitEvent } from "react";
import { Link } from "react-router-dom";
import { Button } from "@/ui/button";
import { CardHeader } from "@/ui/card";
import { paths } from "@/config/paths";
import { enquiryWay } from "@/config/enquiries";
import type { EnquiryWay } from "@/config/site";
import { form as copy, formNotes } from "@/content/contact";
import { fileZone } from "@/lib/file-drops";
import { TRAP_FIELD } from "./enquiry-fields";
import { FileField } from "./file-field";
import { FormField } from "./form-field";
import { ProductHelperSlot } from "./product-helper-slot";

const HEADING_ID = "enquiry-heading";

type EnquiryFormProps = {
  ref: Ref<HTMLFormElement>;
  headingRef: Ref<HTMLHeadingElement>;
  file: File | null;
  lostFileName: string | null;
  onFileChange: (file: File | null) => void;
  way: EnquiryWay;
  isProcessing: boolean;
  onInput: (form: HTMLFormElement) => void;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

/** The contact form. It is validated by the browser only, in the visitor's language. */
export function EnquiryForm({
  ref,
  headingRef,
  file,
  lostFileName,
  onFileChange,
  way,
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
        <FormField name="name" type="text" autoComplete="name" isRequired />
        <FormField name="email" type="email" autoComplete="email" isRequired className="beside" />
        <FormField name="company" type="text" autoComplete="organization" />
        <FormField name="phone" type="tel" autoComplete="tel" className="beside" />
        <FormField
          name="product_interest"
          type="text"
          autoComplete="off"
          isRequired
          className="sm:col-span-2"
        />
        <FormField
          name="message"
          type="textarea"
          autoComplete="off"
          isRequired
          className="sm:col-span-2"
        />
        <ProductHelperSlot />
        <FileField
          file={file}
          lostFileName={lostFileName}
          hint={formNotes[way].attachment}
          onChange={onFileChange}
        />
        {enquiryWay === "database" && (
          <input
            name={TRAP_FIELD}
            tabIndex={-1}
            autoComplete="off"
            aria-hidden="true"
            className="sr-only"
          />
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-5 rounded-b bg-muted px-4 py-5 sm:px-5">
        <div className="grid max-w-md gap-2 text-base text-muted-foreground">
          <p>{formNotes[way].submit}</p>
          <p>
            {formNotes[way].consent}{" "}
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
