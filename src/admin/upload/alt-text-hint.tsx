import { Lightbulb } from "lucide-react";
import { altTextHints } from "@/content/admin/image-upload";
import { findAltTextProblem } from "./alt-text";

/** Advice below an alt text field: `<TextField hint={<AltTextHint value={alt} />} …>`. */
export function AltTextHint({ value }: { value: string }) {
  const problem = findAltTextProblem(value);
  return (
    <div aria-live="polite" className="text-sm text-ink-600">
      {problem && (
        <p className="flex items-start gap-2">
          <Lightbulb aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {altTextHints[problem]}
        </p>
      )}
    </div>
  );
}
