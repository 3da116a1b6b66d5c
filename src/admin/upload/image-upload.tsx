import { useRef, type ComponentProps } from "react";
import type { Button } from "@/components/ui/button";
import { AltTextDialog } from "./alt-text-dialog";
import { ImagePicker } from "./image-picker";
import { UploadNote } from "./upload-note";
import { useImageUpload } from "./use-image-upload";

export type UploadedImage = { url: string; alt: string };

type ImageUploadProps = {
  /** Prefix of the stored file's name, e.g. "blog" or "heroSectionMainImage". */
  context: string;
  /** The label of the button: "Upload", "Replace". */
  label: string;
  /** Distinguishes buttons with the same label, e.g. "Upload: Main picture of the first screen". */
  "aria-label"?: string;
  variant?: ComponentProps<typeof Button>["variant"];
  /** Skips the question for alt text, for images that have none, such as the favicon. */
  isWithoutAltText?: boolean;
  /** Called when the file is stored and its alt text was entered. */
  onUploaded: (image: UploadedImage) => void;
};

/**
 * A button that uploads a picture, and the state of the upload below it. In a flex row with
 * wrapping, the state takes a line of its own.
 */
export function ImageUpload({
  context,
  label,
  "aria-label": ariaLabel,
  variant = "outline",
  isWithoutAltText = false,
  onUploaded,
}: ImageUploadProps) {
  const { state, choose, send, finish } = useImageUpload({
    context,
    ...(isWithoutAltText && {
      onStored: (url) => {
        onUploaded({ url, alt: "" });
      },
    }),
  });
  const button = useRef<HTMLButtonElement>(null);

  return (
    <>
      <ImagePicker
        ref={button}
        label={label}
        aria-label={ariaLabel}
        variant={variant}
        isBusy={state.status === "sending"}
        onChoose={(file) => void choose(file)}
      />
      <UploadNote
        state={state}
        onChoose={(file) => void choose(file)}
        onSend={(copy) => void send(copy)}
        onLeaveNote={() => button.current?.focus()}
      />
      {state.status === "stored" && (
        <AltTextDialog
          url={state.url}
          suggestion={state.suggestedAlt}
          onDone={(alt) => {
            finish();
            onUploaded({ url: state.url, alt });
          }}
        />
      )}
    </>
  );
}
