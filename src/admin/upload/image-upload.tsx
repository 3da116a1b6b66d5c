import { useRef, type ComponentProps } from "react";
import { ImagePicker } from "./image-picker";
import { UploadedPictures } from "./uploaded-pictures";
import { UploadNote } from "./upload-note";
import { usePictureUpload, type UploadedImage } from "./use-picture-upload";

type ImageUploadProps = Pick<ComponentProps<typeof ImagePicker>, "label" | "aria-label"> & {
  /** Prefix of the stored file's name, e.g. "blog" or "heroSectionMainImage". */
  context: string;
  /** Skips the question for alt text, for images that have none, such as the favicon. */
  isWithoutAltText?: boolean;
  /** What the picture is for, where a page has several of these. */
  name?: string;
  /** Called when the file is stored and its alt text was entered. */
  onUploaded: (image: UploadedImage) => void;
};

/**
 * A button that uploads a picture, one for those of before, and the state of the upload below. In a
 * flex row with wrapping, the state takes a line of its own.
 */
export function ImageUpload(props: ImageUploadProps) {
  const { context, isWithoutAltText, name, onUploaded, ...picker } = props;
  const button = useRef<HTMLButtonElement>(null);
  const upload = usePictureUpload({
    context,
    isWithoutAltText,
    onDone: (image) => {
      if (image) onUploaded(image);
    },
  });
  return (
    <>
      <ImagePicker
        {...picker}
        {...(name && { "aria-label": `${picker.label}: ${name}` })}
        ref={button}
        isBusy={upload.state.status === "sending"}
        onChoose={upload.choose}
      />
      <UploadedPictures name={name} isWithoutAltText={isWithoutAltText} onChoose={onUploaded} />
      <UploadNote upload={upload} button={button} />
    </>
  );
}
