import { ImagePreview } from "@/admin/upload/image-preview";
import { ImageUpload } from "@/admin/upload/image-upload";
import { postForm } from "@/content/admin/post-form";
import { fileZone } from "@/lib/file-drops";
import type { PostValues } from "./post-fields";

/** Prefix of the file names of pictures uploaded for posts. */
export const UPLOAD_CONTEXT = "blog";

const copy = postForm.image;

type PostImageUploadProps = {
  url: string;
  alt: string;
  onChange: (fields: Partial<PostValues>) => void;
};

/** The featured picture, with a button to upload another one. */
export function PostImageUpload({ url, alt, onChange }: PostImageUploadProps) {
  const hasImage = url.trim() !== "";
  return (
    <div {...fileZone}>
      <p className="text-sm font-semibold">{copy.title}</p>
      <ImagePreview url={url} alt={alt} className="mt-1.5 max-w-md" />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <ImageUpload
          context={UPLOAD_CONTEXT}
          label={hasImage ? copy.replace : copy.upload}
          aria-label={hasImage ? copy.replaceLabel : copy.uploadLabel}
          onUploaded={(image) => {
            onChange({ image_url: image.url, image_alt: image.alt });
          }}
        />
        <span className="min-w-0 flex-1 text-sm text-ink-600">{copy.limits}</span>
      </div>
    </div>
  );
}
