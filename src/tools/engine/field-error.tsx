import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** An error message. The field refers to it with `aria-describedby={id}`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex gap-2 text-sm font-semibold text-cinnabar">
      <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
      {children}
    </p>
  );
}
