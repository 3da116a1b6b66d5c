import { Paperclip, X } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "@/ui/button";
import { form } from "@/content/contact";
import { formatKilobytes } from "@/lib/file-size";
import { FILE_FIELD } from "./enquiry-fields";
import { FieldLabel } from "./form-field";

const copy = form.attachment;
const HINT_ID = "attachment-hint";

type FileFieldProps = {
  file: File | null;
  /** The name of a file in the draft, which has to be chosen again. */
  lostFileName: string | null;
  hint: string;
  onChange: (file: File | null) => void;
};

/** A file input that covers its whole dashed box, so that files can also be dropped on it. */
export function FileField({ file, lostFileName, hint, onChange }: FileFieldProps) {
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
      <FieldLabel htmlFor={FILE_FIELD} label={copy.label} isRequired={false} />
      <div className="relative mt-2 flex min-h-14 items-center gap-3 rounded border-fine border-dashed border-input px-4 py-2.5 text-lg text-muted-foreground hover:border-strong hover:text-foreground">
        <Paperclip aria-hidden="true" className="size-5 shrink-0" />
        <span className="min-w-0 wrap-anywhere">
          {file ? `${file.name}, ${formatKilobytes(file.size)}` : copy.prompt}
        </span>
        <input
          ref={inputRef}
          id={FILE_FIELD}
          name={FILE_FIELD}
          type="file"
          aria-describedby={HINT_ID}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={(event) => {
            take([...(event.target.files ?? [])]);
          }}
        />
      </div>
      <div id={HINT_ID} aria-live="polite" className="mt-2 text-label text-muted-foreground">
        {notTaken && (
          <p className="mb-1 font-semibold wrap-anywhere text-danger">
            {copy.notTaken} {notTaken}
          </p>
        )}
        {lostFileName !== null && (
          <p className="mb-1 font-semibold wrap-anywhere text-danger">
            {copy.lost} {lostFileName}
          </p>
        )}
        <p>{hint}</p>
      </div>
      {(file ?? lostFileName) !== null && (
        <Button variant="link" size="sm" onClick={handleRemove}>
          <X aria-hidden="true" className="size-5" />
          {copy.remove}
        </Button>
      )}
    </div>
  );
}
