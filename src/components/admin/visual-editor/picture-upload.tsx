import { useEffect, useEffectEvent, useRef } from "react";
import { AltTextDialog } from "@/components/admin/image-upload/alt-text-dialog";
import type { UploadedImage } from "@/components/admin/image-upload/image-upload";
import { UploadNote } from "@/components/admin/image-upload/upload-note";
import { useImageUpload } from "@/components/admin/image-upload/use-image-upload";
import { Button } from "@/components/ui/button";
import { visualEditor } from "@/content/admin/visual-editor";

type PictureUploadProps = {
  file: File;
  context: string;
  /** Called with the stored picture, or with null if the writer gives it up. */
  onDone: (image: UploadedImage | null) => void;
};

/** Uploads a picture that was dropped or pasted into the text, and asks for its alt text. */
export function PictureUpload({ file, context, onDone }: PictureUploadProps) {
  const { state, choose, send } = useImageUpload({ context });
  const leaveOut = useRef<HTMLButtonElement>(null);
  const begin = useEffectEvent(() => void choose(file));
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
        onSend={(next) => void send(next)}
        onLeaveNote={() => leaveOut.current?.focus()}
      />
      {isOver && state.status !== "idle" && (
        <Button
          ref={leaveOut}
          variant="outline"
          size="sm"
          onClick={() => {
            onDone(null);
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
            onDone({ url: state.url, alt });
          }}
        />
      )}
    </div>
  );
}
