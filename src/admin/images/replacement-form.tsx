import type { ReactNode } from "react";
import type { Replacement } from "./use-replacement";

type ReplacementFormProps<Name extends string> = {
  id: string;
  /** The id of the heading that names the picture. */
  headingId: string;
  replacement: Replacement<Name>;
  className?: string;
  children: ReactNode;
};

/** The fields. Enter saves if there are edits. */
export function ReplacementForm<Name extends string>({
  id,
  headingId,
  replacement: { form, isSaving, save },
  className,
  children,
}: ReplacementFormProps<Name>) {
  return (
    <form
      id={id}
      aria-labelledby={headingId}
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        if (form.isDirty && !isSaving) void save();
      }}
    >
      {children}
    </form>
  );
}
