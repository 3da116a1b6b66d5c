import { ImagePlus } from "lucide-react";
import { useRef, useState, type RefObject } from "react";
import { ActionButton } from "@/admin/ui/action-button";
import { Dialog } from "@/admin/ui/dialog";
import { TextField } from "@/admin/ui/text-field";
import { AltTextHint } from "@/admin/upload/alt-text-hint";
import { ImagePicker } from "@/admin/upload/image-picker";
import { UploadedPictures } from "@/admin/upload/uploaded-pictures";
import type { UploadedImage } from "@/admin/upload/use-picture-upload";
import { toast } from "@/ui/toast-store";
import { contentEditor } from "@/content/admin/content-editor";
import { uploadToasts } from "@/content/admin/image-upload";
import { fileZone } from "@/lib/file-drops";
import { completeImageUrl } from "./link-address";
import { addSize, type InsertedPicture } from "./image-tag";

const copy = contentEditor.image;

type PictureDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Called with files that are to be uploaded: one can be chosen, several can be dropped. */
  onFiles: (files: readonly File[]) => void;
  /** Called while the dialog is closing, as is `onFiles`. */
  onPicture: (picture: InsertedPicture) => void;
};

/** Asks for a picture of a text: as a file, among the uploaded ones, or by its address. */
export function PictureDialog({ isOpen, onClose, ...props }: PictureDialogProps) {
  const urlField = useRef<HTMLInputElement>(null);
  return (
    <Dialog isOpen={isOpen} onOpenChange={onClose} title={copy.title} initialFocus={urlField}>
      <PictureForm {...props} urlField={urlField} />
    </Dialog>
  );
}

function PictureForm({
  urlField,
  onFiles,
  onPicture,
}: Pick<PictureDialogProps, "onFiles" | "onPicture"> & {
  urlField: RefObject<HTMLInputElement | null>;
}) {
  const [url, setUrl] = useState("");
  const [alt, setAlt] = useState("");
  const [error, setError] = useState<string>();
  const [isMeasuring, setIsMeasuring] = useState(false);

  async function insert(picture: UploadedImage) {
    const field = urlField.current;
    setIsMeasuring(true);
    const measured = await addSize(picture);
    // The dialog may have been closed meanwhile, and opened again for another picture.
    if (field?.isConnected) onPicture(measured);
  }

  function refuse(problem: string) {
    setError(problem);
    urlField.current?.focus();
  }

  function insertByUrl() {
    if (!url.trim()) {
      toast({ variant: "destructive", title: copy.missingTitle, description: copy.missing });
      refuse(copy.missing);
      return;
    }
    const complete = completeImageUrl(url);
    if (complete) void insert({ url: complete, alt });
    else refuse(copy.unusable);
  }

  return (
    <>
      <div {...fileZone} className="flex flex-wrap items-center gap-3">
        <ImagePicker
          label={copy.upload}
          onChoose={(file, others = []) => {
            if (file) onFiles([file, ...others]);
            else toast(uploadToasts.noFile);
          }}
        />
        <UploadedPictures onChoose={(picture) => void insert(picture)} />
      </div>
      <form
        noValidate
        className="grid gap-4 border-t border-border pt-4"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation(); // React events bubble through portals, so the form around the text would be submitted too
          insertByUrl();
        }}
      >
        <TextField
          ref={urlField}
          label={copy.url}
          value={url}
          inputMode="url"
          placeholder={copy.urlPlaceholder}
          error={error}
          onChange={(next) => {
            setUrl(next);
            setError(undefined);
          }}
        />
        <TextField
          label={copy.alt}
          value={alt}
          placeholder={copy.altPlaceholder}
          hint={<AltTextHint value={alt} />}
          onChange={setAlt}
        />
        <ActionButton type="submit" className="justify-self-end" isUnavailable={isMeasuring}>
          <ImagePlus aria-hidden="true" className="size-5" />
          {copy.insert}
        </ActionButton>
      </form>
    </>
  );
}
