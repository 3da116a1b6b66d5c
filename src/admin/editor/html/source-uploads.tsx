import { useImperativeHandle, useRef, useState, type Ref } from "react";
import { firstOf, PictureUpload } from "@/admin/editor/visual/picture-upload";
import { imageTag } from "./image-inserter";

export type SourceUploadsHandle = { add: (files: readonly File[]) => void };

type SourceUploadsProps = {
  /** Prefix of the names of uploaded pictures. */
  uploadContext: string;
  /** Called with a stored picture, while the dialog for its alt text is closing. */
  onInsert: (html: string) => void;
  onLeaveOut: () => void;
  ref: Ref<SourceUploadsHandle>;
};

/** Uploads the files that were dropped on the source or pasted into it, one after the other. */
export function SourceUploads({ uploadContext, onInsert, onLeaveOut, ref }: SourceUploadsProps) {
  const [uploads, setUploads] = useState<readonly { id: number; file: File }[]>([]);
  const count = useRef(0);
  const current = firstOf(uploads);

  useImperativeHandle(ref, () => ({
    add: (files) => {
      const added = files.map((file) => ({ id: ++count.current, file }));
      setUploads((waiting) => [...waiting, ...added]);
    },
  }));

  return (
    current && (
      <PictureUpload
        key={current.id}
        upload={current}
        context={uploadContext}
        onDone={(_, image) => {
          setUploads(([, ...others]) => others);
          if (image) onInsert(imageTag(image.url, image.alt));
          else onLeaveOut();
        }}
      />
    )
  );
}
