import { useEffect, useEffectEvent, useRef } from "react";
import { AltTextDialog } from "@/admin/upload/alt-text-dialog";
import type { UploadedImage } from "@/admin/upload/image-upload";
import { UploadNote } from "@/admin/upload/upload-note";
import { useImageUpload } from "@/admin/upload/use-image-upload";
import { Button } from "@/components/ui/button";
import { visualEditor } from "@/content/admin/visual-editor";

type PictureUploadProps<Upload> = {
  upload: Upload;
  context: string;
  /** Called with the stored picture, or with null if the writer gives it up. */
  onDone: (upload: Upload, image: UploadedImage | null) => void;
};

/** Uploads a picture that was dropped or pasted into the text, and asks for its alt text. */
export function PictureUpload<Upload extends { file: File }>({
  upload,
  context,
  onDone,
}: PictureUploadProps<Upload>) {
  const { state, choose, send } = useImageUpload({ context });
  const leaveOut = useRef<HTMLButtonElement>(null);
  const begin = useEffectEvent(() => void choose(upload.file));
  useEffect(() => {
    // Not at once: in development React mounts twice, and the upload ends with the first mount.
    const timer = setTimeout(begin);
    return () => {
      clearTimeout(timer);
    };
  }, []);

  const isOver = state.status !== "sending" && state.status !== "stored";
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3">
      <UploadNote
        state={state}
        onChoose={(file) => void choose(file)}
        onSend={(copy) => void send(copy)}
        onLeaveNote={() => leaveOut.current?.focus()}
      />
      {isOver && state.status !== "idle" && (
        <Button
          ref={leaveOut}
          variant="outline"
          size="sm"
          onClick={() => {
            onDone(upload, null);
          }}
        >
          {visualEditor.picture.leaveOut}
        </Button>
      )}
      {state.status === "stored" && (
        <AltTextDialog
          url={state.url}
          suggestion={state.suggestedAlt}
          onDone={(alt) => {
            onDone(upload, { url: state.url, alt });
          }}
        />
      )}
    </div>
  );
}
