import { CircleAlert } from "lucide-react";
import { useId, type ReactNode } from "react";

/** The classes of form controls in the admin. */
export const CONTROL =
  "block w-full rounded border-fine border-input bg-card px-3.5 text-lg text-foreground placeholder:text-ink-500 hover:border-strong read-only:bg-muted read-only:text-muted-foreground aria-invalid:border-danger aria-invalid:bg-danger-100";

/** The attributes that connect a control to its label, hint and error. */
export type ControlAttributes = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

export type FieldProps = {
  label: string;
  hint?: ReactNode | undefined;
  /** The validation error, shown instead of the hint. */
  error?: string | undefined;
  className?: string | undefined;
};

type FieldFrameProps = FieldProps & {
  children: (attributes: ControlAttributes, labelId: string) => ReactNode;
};

/** A form field: label, control, and below it the hint or the error. */
export function Field({ label, hint, error, className, children }: FieldFrameProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const labelId = `${id}-label`;
  return (
    <div className={className}>
      <label id={labelId} htmlFor={id} className="text-base font-semibold">
        {label}
      </label>
      <div className="mt-1.5">
        {children(
          {
            id,
            "aria-describedby": error || hint ? noteId : undefined,
            "aria-invalid": error ? true : undefined,
          },
          labelId,
        )}
      </div>
      {error ? (
        <p
          id={noteId}
          className="mt-1.5 flex items-start gap-2 text-base font-semibold text-danger"
        >
          <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
          {error}
        </p>
      ) : (
        hint && (
          <div id={noteId} className="mt-1.5 text-base text-muted-foreground">
            {hint}
          </div>
        )
      )}
    </div>
  );
}
