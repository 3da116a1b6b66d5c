import { Check } from "lucide-react";
import { useId, useRef, useState } from "react";
import { Button } from "@/ui/button";
import { Dialog } from "@/admin/ui/dialog";
import { TextField } from "@/admin/ui/text-field";
import { editing } from "@/content/admin/editing";
import { imageUpload } from "@/content/admin/image-upload";
import { tidyText } from "@/lib/clean-text";
import { readShortcut } from "@/admin/ui/shortcut";
import { AltTextHint } from "./alt-text-hint";
import { ImagePreview } from "./image-preview";
import { findPendingPictures } from "./pending-pictures";

const copy = imageUpload.altText;

type AltTextDialogProps = {
  /** The first text, which stays if the user does not change it. */
  suggestion: string;
  url: string;
  /** Whether the browser could read all of it. */
  isDecoded: boolean;
  onDone: (alt: string) => void;
};

/** Asks for the alt text of a picture that was just uploaded, or chosen among those. */
export function AltTextDialog({ suggestion, url, isDecoded, onDone }: AltTextDialogProps) {
  const [text, setText] = useState(suggestion);
  const [refusedSave, setRefusedSave] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const formId = useId();
  return (
    <Dialog
      isOpen
      onOpenChange={() => {
        onDone(suggestion);
      }}
      title={copy.title}
      description={copy.description}
      initialFocus={field}
      actions={
        <Button type="submit" form={formId}>
          <Check aria-hidden="true" className="size-5" />
          {copy.confirm}
        </Button>
      }
    >
      <ImagePreview url={url} alt="" isWhole className="mx-auto w-full max-w-80" />
      {!isDecoded && <p className="text-base font-semibold">{imageUpload.notDecoded}</p>}
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation(); // React events bubble through portals, so the form around the upload would be submitted too
          onDone(tidyText(text) || suggestion);
        }}
      >
        <TextField
          ref={field}
          label={copy.label}
          hint={<AltTextHint value={text} />}
          value={text}
          onFocus={(event) => {
            event.currentTarget.select();
          }}
          onKeyDown={(event) => {
            const pending = readShortcut(event.nativeEvent) === "s" && findPendingPictures();
            if (!pending) return;
            event.preventDefault();
            setRefusedSave(`${editing.status.failed} ${imageUpload.pending.reason(pending)}`);
          }}
          onChange={setText}
        />
      </form>
      <p role="status" className="text-base font-semibold text-danger empty:hidden">
        {refusedSave}
      </p>
      <p className="text-base text-muted-foreground">
        {suggestion ? copy.emptyUsesDefault(suggestion) : copy.emptyStaysEmpty}
      </p>
    </Dialog>
  );
}

/** "gift-box_02.jpg" becomes "gift box 02". Non-ASCII letters are kept. */
export function altTextFromFileName(fileName: string): string {
  return fileName
    .normalize("NFC") // macOS stores file names with the accents as separate characters.
    .replace(/\.[^.]*$/, "")
    .replace(/[\s_-]+/g, " ")
    .trim();
}
