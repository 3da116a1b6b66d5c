import { Upload } from "lucide-react";
import { useEffect, useRef, type ComponentProps, type Ref } from "react";
import { SpinnerMark } from "@/components/states/spinner";
import { Button } from "@/components/ui/button";
import { IMAGE_TYPES } from "./check-image-file";

type ImagePickerProps = Pick<
  ComponentProps<typeof Button>,
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
  useCancel(picker, () => {
    onChoose(undefined);
  });

  return (
    <>
      <Button
        {...button}
        ref={ref}
        size="sm"
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) picker.current?.click();
        }}
      >
        {isBusy ? <SendingMark /> : <Upload aria-hidden="true" className="size-5" />}
        {label}
      </Button>
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
