import { enquiryFields, type FieldName } from "@/config/enquiry-fields";
import { form as copy } from "@/content/contact";
import { cn } from "@/lib/cn";

export const CONTROL =
  "block w-full bg-transparent text-lg text-foreground outline-none placeholder:text-ink-500";

/** A cell on the right of another one. */
export const BESIDE = "sm:border-l sm:border-border";

const PLACES: Partial<Record<FieldName, string>> = {
  email: BESIDE,
  phone: BESIDE,
  product_interest: "sm:col-span-2",
  message: "sm:col-span-2",
};

/** The cells of the fields that are sent. */
export function FormFields() {
  return enquiryFields.map(({ name, isRequired, type, autoComplete }) => {
    const { label, placeholder } = copy.fields[name];
    const attributes = {
      id: name,
      name,
      autoComplete,
      placeholder,
      required: isRequired,
      dir: "auto",
    };
    return (
      <div key={name} className={cn("form-cell", PLACES[name])}>
        <FieldLabel htmlFor={name} label={label} isRequired={isRequired} />
        {type === "textarea" ? (
          <textarea {...attributes} rows={9} className={cn(CONTROL, "mt-1.5 resize-y")} />
        ) : (
          <input {...attributes} type={type} className={cn(CONTROL, "-mb-2 h-11")} />
        )}
      </div>
    );
  });
}

type FieldLabelProps = { htmlFor: string; label: string; isRequired: boolean };

/**
 * The required mark is outside of the label, so that it is not part of the field's accessible name.
 */
export function FieldLabel({ htmlFor, label, isRequired }: FieldLabelProps) {
  return (
    <div className="flex gap-1.5">
      <label htmlFor={htmlFor} className="cell-label">
        {label}
      </label>
      {isRequired ? (
        <span aria-hidden="true" className="text-label text-accent-700">
          {copy.requiredMark}
        </span>
      ) : (
        <span className="text-label text-ink-500">{copy.optional}</span>
      )}
    </div>
  );
}
