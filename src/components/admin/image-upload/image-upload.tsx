import { Upload } from "lucide-react";
import { useEffect, useRef, type ComponentProps } from "react";
import { SpinnerMark } from "@/components/states/spinner";
import { Button } from "@/components/ui/button";
import { AltTextDialog } from "./alt-text-dialog";
import { IMAGE_TYPES } from "./check-image-file";
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
  tabIndex?: number;
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
  tabIndex,
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
  const picker = useRef<HTMLInputElement>(null);
  const isSending = state.status === "sending";
  useCancel(picker, () => void choose(undefined));

  return (
    <>
      <Button
        ref={button}
        variant={variant}
        size="sm"
        aria-label={ariaLabel}
        tabIndex={tabIndex}
        aria-busy={isSending}
        aria-disabled={isSending}
        onClick={() => {
          if (!isSending) picker.current?.click();
        }}
      >
        {isSending ? <SendingMark /> : <Upload aria-hidden="true" className="size-5" />}
        {label}
      </Button>
      <input
        ref={picker}
        type="file"
        accept={IMAGE_TYPES.join()}
        aria-label={ariaLabel ?? label}
        hidden
        onChange={({ currentTarget: input }) => {
          const [file] = input.files ?? [];
          input.value = ""; // without this, choosing the same file again fires no change event
          void choose(file);
        }}
      />
      <UploadNote
        state={state}
        onSend={(file) => void send(file)}
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

function SendingMark() {
  return (
    <span className="-m-2 grid place-items-center motion-reduce:m-0">
      <SpinnerMark isSmall />
      <Upload aria-hidden="true" className="hidden size-5 motion-reduce:block" />
    </span>
  );
}

/**
 * The `cancel` event of a file input fires when the picker is closed without a choice:
 * https://developer.mozilla.org/docs/Web/API/HTMLInputElement/cancel_event. React 19 does not
 * deliver it: https://github.com/react/react/issues/27858
 */
function useCancel(picker: { current: HTMLInputElement | null }, onCancel: () => void) {
  const latest = useRef(onCancel);
  useEffect(() => {
    latest.current = onCancel;
  });
  useEffect(() => {
    const input = picker.current;
    const handleCancel = () => {
      latest.current();
    };
    input?.addEventListener("cancel", handleCancel);
    return () => {
      input?.removeEventListener("cancel", handleCancel);
    };
  }, [picker]);
}
