import type { UploadedImage } from "@/admin/upload/image-upload";
import { UploadNote } from "@/admin/upload/upload-note";
import { usePictureUpload } from "@/admin/upload/use-picture-upload";

/** The picture whose turn it is, with those that wait for it. */
export function firstOf<Upload extends { file: File }>([first, ...others]: readonly Upload[]) {
  return first && { ...first, waiting: others.map(({ file }) => file) };
}

type PictureUploadProps<Upload> = {
  upload: Upload;
  context: string;
  /** Called with the stored picture, or with null if the writer gives it up. */
  onDone: (upload: Upload, image: UploadedImage | null) => void;
};

/** Uploads a picture that was dropped or pasted into the text, and asks for its alt text. */
export function PictureUpload<Upload extends { file: File; waiting: readonly File[] }>({
  upload,
  context,
  onDone,
}: PictureUploadProps<Upload>) {
  const picture = usePictureUpload({
    context,
    chosen: upload.file,
    waiting: upload.waiting,
    onDone: (image) => {
      onDone(upload, image);
    },
  });
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3">
      <UploadNote upload={picture} />
    </div>
  );
}
