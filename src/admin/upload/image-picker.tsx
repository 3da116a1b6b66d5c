import { Upload } from "lucide-react";
import { useEffect, useRef, type ComponentProps, type Ref } from "react";
import { ActionButton } from "@/admin/ui/action-button";
import { SpinnerMark } from "@/components/states/spinner";
import { IMAGE_TYPES } from "./check-image-file";

type ImagePickerProps = Pick<
  ComponentProps<typeof ActionButton>,
  "variant" | "tabIndex" | "className" | "aria-label"
> & {
  label: string;
  /** Ignores further clicks while a picture is being uploaded. */
  isBusy?: boolean;
  /** Called with undefined if the picker was closed without a choice. */
  onChoose: (file: File | undefined) => void;
  ref?: Ref<HTMLButtonElement>;
};

/** A button that opens the browser's file picker for pictures. */
export function ImagePicker({ label, isBusy = false, onChoose, ref, ...button }: ImagePickerProps) {
  const picker = useRef<HTMLInputElement>(null);
  // React does not deliver the event of a picker that is closed without a choice:
  // https://github.com/react/react/issues/27858
  useEffect(() => {
    const input = picker.current;
    const handleCancel = () => {
      onChoose(undefined);
    };
    input?.addEventListener("cancel", handleCancel);
    return () => {
      input?.removeEventListener("cancel", handleCancel);
    };
  });

  return (
    <>
      <ActionButton
        {...button}
        ref={ref}
        size="sm"
        aria-busy={isBusy}
        isUnavailable={isBusy}
        onClick={() => picker.current?.click()}
      >
        {isBusy ? <SendingMark /> : <Upload aria-hidden="true" className="size-5" />}
        {label}
      </ActionButton>
      <input
        ref={picker}
        type="file"
        accept={IMAGE_TYPES.join()}
        aria-label={button["aria-label"] ?? label}
        hidden
        onChange={({ currentTarget: input }) => {
          const [file] = input.files ?? [];
          input.value = ""; // without this, choosing the same file again fires no change event
          onChoose(file);
        }}
      />
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
