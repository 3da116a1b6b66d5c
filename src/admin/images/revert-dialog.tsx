import { ConfirmDialog } from "@/admin/ui/confirm-dialog";
import { siteImages } from "@/content/admin/site-images";
import type { EditableImage } from "./editable-images";
import { ImageFrame } from "./image-frame";

const copy = siteImages.revertDialog;

type RevertDialogProps = {
  image: EditableImage;
  isOpen: boolean;
  /** What the site shows now. */
  current: { url: string; alt: string };
  isDirty: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before reverting and shows both pictures. */
export function RevertDialog({
  image,
  isOpen,
  current,
  isDirty,
  onConfirm,
  onCancel,
}: RevertDialogProps) {
  const pictures = [
    { title: copy.now, ...current },
    { title: copy.default, url: image.defaultUrl, alt: image.defaultAlt },
  ];
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={copy.title}
      description={copy.description(image.name)}
      confirmLabel={copy.confirm}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {isDirty && <p className="text-base font-semibold">{copy.unsaved}</p>}
      <div className="grid grid-cols-2 gap-4">
        {pictures.map(({ title, url, alt }) => (
          <figure key={title}>
            <ImageFrame id={image.id} url={url} alt={alt} />
            <figcaption className="mt-1.5 text-sm font-semibold">{title}</figcaption>
          </figure>
        ))}
      </div>
    </ConfirmDialog>
  );
}
