import { useImperativeHandle, useState, type Ref } from "react";
import type { UploadedImage } from "@/admin/upload/use-picture-upload";
import { UploadNote } from "@/admin/upload/upload-note";
import { usePictureUpload } from "@/admin/upload/use-picture-upload";

/** A picture that was dropped, pasted or chosen, and its place in the visual editor. */
export type QueuedPicture = { file: File; place?: string | undefined };

export type PictureQueueHandle = { add: (pictures: readonly QueuedPicture[]) => void };

type PictureQueueProps = {
  /** Prefix of the names of uploaded pictures. */
  uploadContext: string;
  /**
   * Called with a stored picture, while the dialog for its alt text is closing, or with null if it was
   * left out.
   */
  onDone: (image: UploadedImage | null, place: string | undefined) => void;
  ref: Ref<PictureQueueHandle>;
};

/** Uploads the pictures that were put into the text, one after the other. */
export function PictureQueue({ uploadContext, onDone, ref }: PictureQueueProps) {
  const [queue, setQueue] = useState<readonly QueuedPicture[]>([]);
  const [done, setDone] = useState(0);
  const [current, ...waiting] = queue;

  useImperativeHandle(ref, () => ({
    add: (pictures) => {
      setQueue((before) => [...before, ...pictures]);
    },
  }));

  return (
    current && (
      <QueuedUpload
        key={done}
        context={uploadContext}
        chosen={current.file}
        waiting={waiting.map(({ file }) => file)}
        onDone={(image) => {
          setQueue((before) => before.slice(1));
          setDone(done + 1);
          onDone(image, current.place);
        }}
      />
    )
  );
}

function QueuedUpload(props: Parameters<typeof usePictureUpload>[0]) {
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3">
      <UploadNote upload={usePictureUpload(props)} />
    </div>
  );
}
