import { Upload } from "lucide-react";
import { useRef, type Ref } from "react";
import { ActionButton } from "@/admin/ui/action-button";
import { SpinnerMark } from "@/ui/states/spinner";
import { PICTURE_TYPES } from "@/config/picture-files";

type ImagePickerProps = {
  label: string;
  "aria-label"?: string | undefined;
  /** Ignores further clicks while a picture is being uploaded. */
  isBusy?: boolean;
  /** Called with undefined if the picker was closed without a choice. */
  onChoose: (file: File | undefined, others?: readonly File[]) => void;
  ref?: Ref<HTMLButtonElement>;
};

/** A button that opens the browser's file picker for pictures. */
export function ImagePicker({ label, isBusy = false, onChoose, ref, ...button }: ImagePickerProps) {
  const picker = useRef<HTMLInputElement>(null);

  function open() {
    if (!picker.current) return;
    // React does not deliver this event: https://github.com/react/react/issues/27858
    picker.current.oncancel = () => {
      onChoose(undefined);
    };
    picker.current.click();
  }

  return (
    <>
      <ActionButton
        {...button}
        ref={ref}
        variant="outline"
        size="sm"
        aria-busy={isBusy}
        isUnavailable={isBusy}
        onClick={open}
      >
        {isBusy && (
          <span className="-m-2 grid place-items-center motion-reduce:hidden">
            <SpinnerMark isSmall />
          </span>
        )}
        <Upload
          aria-hidden="true"
          className={isBusy ? "hidden size-5 motion-reduce:block" : "size-5"}
        />
        {label}
      </ActionButton>
      <input
        ref={picker}
        type="file"
        accept={Object.keys(PICTURE_TYPES).join()}
        aria-label={button["aria-label"] ?? label}
        hidden
        onChange={({ currentTarget: input }) => {
          // Several can be dropped, although one can be chosen.
          const [file, ...others] = input.files ?? [];
          input.value = ""; // without this, choosing the same file again fires no change event
          onChoose(file, others);
        }}
      />
    </>
  );
}
