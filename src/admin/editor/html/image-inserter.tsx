import { ImagePlus } from "lucide-react";
import { useState, type KeyboardEvent, type RefObject } from "react";
import { ImageUpload } from "@/admin/upload/image-upload";
import { useWaiting } from "@/admin/upload/pending-pictures";
import { TextField } from "@/admin/ui/text-field";
import { Button } from "@/ui/button";
import { toast } from "@/ui/toast-store";
import { contentEditor } from "@/content/admin/content-editor";
import { escapeAttribute } from "@/lib/escape-html";
import { fileZone } from "@/lib/file-drops";
import { completeImageUrl } from "@/lib/link-address";
import { readPictureSize } from "@/lib/picture-size";

type ImageInserterProps = {
  /** Prefix of the names of uploaded pictures. */
  uploadContext: string;
  /** May be called while a dialog is closing. */
  onInsert: (html: string) => void;
  /** The address field, so that the parent can focus it. */
  urlField: RefObject<HTMLInputElement | null>;
};

/** Inserts a picture by its address or as an upload. */
export function ImageInserter({ uploadContext, onInsert, urlField }: ImageInserterProps) {
  const [url, setUrl] = useState("");
  const [alt, setAlt] = useState("");
  const [error, setError] = useState<string>();
  const copy = contentEditor.image;
  const address = url.trim();
  // What was typed is part of the work.
  useWaiting(
    address ? { context: uploadContext, names: [address], step: "insertion" } : null,
    urlField,
  );

  function insertByUrl() {
    if (!address) {
      setError(copy.missing);
      toast({ variant: "destructive", title: copy.missingTitle, description: copy.missing });
      urlField.current?.focus();
      return;
    }
    const complete = completeImageUrl(address);
    if (!complete) {
      setError(copy.unusable);
      urlField.current?.focus();
      return;
    }
    onInsert(imageTag(complete, alt));
    setUrl("");
    setAlt("");
    setError(undefined);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    // Enter would submit the form around the editor.
    event.preventDefault();
    insertByUrl();
  }

  return (
    <div {...fileZone} className="mt-3 rounded-box bg-sand p-4">
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          ref={urlField}
          label={copy.url}
          value={url}
          inputMode="url"
          placeholder={copy.urlPlaceholder}
          error={error}
          className="min-w-56 flex-1"
          onKeyDown={handleKeyDown}
          onChange={(next) => {
            setUrl(next);
            setError(undefined);
          }}
        />
        <TextField
          label={copy.alt}
          value={alt}
          placeholder={copy.altPlaceholder}
          className="min-w-56 flex-1"
          onKeyDown={handleKeyDown}
          onChange={setAlt}
        />
      </div>
      <div className="mt-3 flex flex-wrap items-start gap-3">
        <Button variant="outline" size="sm" onClick={insertByUrl}>
          <ImagePlus aria-hidden="true" className="size-5" />
          {copy.insert}
        </Button>
        <ImageUpload
          context={uploadContext}
          label={copy.upload}
          onUploaded={(image) => {
            onInsert(imageTag(image.url, image.alt));
          }}
        />
      </div>
    </div>
  );
}

/** The element of a picture, with its size if its address tells it: the text keeps its place. */
export function imageTag(url: string, alt: string): string {
  const size = readPictureSize(url);
  const attributes = size ? ` width="${size.width}" height="${size.height}"` : "";
  return `<img src="${escapeAttribute(url.trim())}" alt="${escapeAttribute(alt.trim())}"${attributes}>`;
}
