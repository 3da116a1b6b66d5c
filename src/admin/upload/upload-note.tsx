import { CircleAlert } from "lucide-react";
import { useState, type RefObject } from "react";
import { LoginDialog } from "@/admin/session/login-dialog";
import { Button } from "@/ui/button";
import { imageUpload } from "@/content/admin/image-upload";
import { AltTextDialog, altTextFromFileName } from "./alt-text-dialog";
import type { PictureUpload } from "./use-picture-upload";

type UploadNoteProps = {
  upload: PictureUpload;
  /** Takes the focus when a button of the note disappears; the note itself if there is none. */
  button?: RefObject<HTMLElement | null>;
};

/**
 * How an upload stands, with what can be done about it, and the question for the alt text. Announced
 * to screen readers when it changes.
 */
export function UploadNote({ upload, button }: UploadNoteProps) {
  const { state, notTaken, note, choose, finish } = upload;
  const [isLoginOpen, setIsLoginOpen] = useState(false);
  const { failed, leaveOut } = imageUpload;
  const problem = "problem" in state && state.problem;

  /** An action that takes away the button that was pressed for it. */
  const leaving = (act: () => void) => () => {
    (button ?? note).current?.focus();
    act();
  };
  const tryAgain = () => {
    if (state.status === "failed") choose(state.file);
  };

  return (
    <>
      <div
        ref={note}
        tabIndex={-1}
        aria-live="polite"
        className={
          problem || state.status === "sending" || notTaken.length > 0
            ? "order-last min-w-0 basis-full text-base wrap-anywhere text-muted-foreground"
            : "sr-only"
        }
      >
        {state.status === "sending" && (
          <p>
            {imageUpload.uploading} {state.file.name}…
          </p>
        )}
        {notTaken.length > 0 && <p className="font-semibold">{imageUpload.notTaken(notTaken)}</p>}
        {problem && (
          <>
            <p className="flex items-start gap-2 font-semibold text-danger">
              <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
              {problem}
            </p>
            <div className="flex flex-wrap gap-x-5">
              {state.status === "failed" && state.needsLogin && (
                <NoteButton
                  label={failed.logIn}
                  // The closing dialog returns the focus there.
                  onClick={leaving(() => {
                    setIsLoginOpen(true);
                  })}
                />
              )}
              {state.status === "failed" && (
                <NoteButton label={failed.tryAgain} onClick={leaving(tryAgain)} />
              )}
              <NoteButton
                label={leaveOut}
                onClick={leaving(() => {
                  finish(null);
                })}
              />
            </div>
          </>
        )}
      </div>
      <LoginDialog isOpen={isLoginOpen} onOpenChange={setIsLoginOpen} onUnlocked={tryAgain} />
      {state.status === "stored" && (
        <AltTextDialog
          suggestion={altTextFromFileName(state.file.name)}
          url={state.url}
          isDecoded={state.isDecoded}
          onDone={(alt) => {
            finish({ url: state.url, alt });
          }}
        />
      )}
    </>
  );
}

function NoteButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button
      variant="link"
      size="sm"
      className="h-auto min-h-11 text-left whitespace-normal"
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
