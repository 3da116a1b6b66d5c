import { CircleAlert } from "lucide-react";
import { useState } from "react";
import { LoginDialog } from "@/admin/session/login-dialog";
import { Button } from "@/components/ui/button";
import { imageUpload } from "@/content/admin/image-upload";
import { formatMegabytes } from "@/lib/file-size";
import type { UploadState } from "./use-image-upload";

type UploadNoteProps = {
  state: UploadState;
  onChoose: (file: File) => void;
  /** Uploads a copy that was made here. */
  onSend: (copy: File) => void;
  /** Called before a button of the note disappears, to move the focus elsewhere. */
  onLeaveNote: () => void;
};

/** The state of the upload. Announced to screen readers when it changes. */
export function UploadNote({ state, onChoose, onSend, onLeaveNote }: UploadNoteProps) {
  const isSilent = state.status === "idle" || state.status === "stored";
  return (
    <div
      aria-live="polite"
      className={
        isSilent ? "sr-only" : "order-last min-w-0 basis-full text-sm wrap-anywhere text-ink-600"
      }
    >
      <NoteContent
        state={state}
        onChoose={(file) => {
          onLeaveNote();
          onChoose(file);
        }}
        onSend={(copy) => {
          onLeaveNote();
          onSend(copy);
        }}
        onLeaveNote={onLeaveNote}
      />
    </div>
  );
}

function NoteContent({ state, onChoose, onSend, onLeaveNote }: UploadNoteProps) {
  switch (state.status) {
    case "idle":
    case "stored":
      return null;
    case "sending":
      return (
        <p>
          {imageUpload.uploading} {state.file.name}…
        </p>
      );
    case "refused":
      return <Problem text={state.reason} />;
    case "too-large":
      return <TooLarge file={state.file} copy={state.copy} onSend={onSend} />;
    case "failed":
      return <Failure failure={state} onChoose={onChoose} onLeaveNote={onLeaveNote} />;
    default:
      return state satisfies never;
  }
}

function Problem({ text }: { text: string }) {
  return (
    <p className="flex items-start gap-2 font-semibold text-cinnabar">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {text}
    </p>
  );
}

type TooLargeProps = {
  file: File;
  copy: File | "making" | "impossible";
  onSend: (copy: File) => void;
};

function TooLarge({ file, copy, onSend }: TooLargeProps) {
  const { refusal, shrinking, offer, impossible } = imageUpload.tooLarge;
  return (
    <>
      <Problem text={refusal(file.name)} />
      {copy === "making" && <p>{shrinking}</p>}
      {copy === "impossible" && <p>{impossible}</p>}
      {copy instanceof File && (
        <NoteButton
          label={offer(formatMegabytes(copy.size))}
          onClick={() => {
            onSend(copy);
          }}
        />
      )}
    </>
  );
}

type FailureProps = Pick<UploadNoteProps, "onChoose" | "onLeaveNote"> & {
  failure: Extract<UploadState, { status: "failed" }>;
};

function Failure({ failure, onChoose, onLeaveNote }: FailureProps) {
  const [isLoginOpen, setIsLoginOpen] = useState(false);
  const { prefix, tryAgain, logIn } = imageUpload.failed;
  const repeat = () => {
    onChoose(failure.file);
  };
  return (
    <>
      <Problem text={`${prefix} ${failure.reason}`} />
      <div className="flex flex-wrap gap-x-5">
        {failure.needsLogin && (
          <NoteButton
            label={logIn}
            onClick={() => {
              onLeaveNote(); // the closing dialog returns the focus there
              setIsLoginOpen(true);
            }}
          />
        )}
        <NoteButton label={tryAgain} onClick={repeat} />
      </div>
      <LoginDialog isOpen={isLoginOpen} onOpenChange={setIsLoginOpen} onUnlocked={repeat} />
    </>
  );
}

function NoteButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button
      variant="link"
      size="sm"
      className="h-auto! min-h-11 text-left whitespace-normal!"
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
