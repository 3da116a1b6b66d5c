export type UploadedImage = { url: string; alt: string };

type ImageUploadProps = {
  /** Prefix of the stored file's name, e.g. "blog" or "heroSectionMainImage". */
  context: string;
  /** On the button: "Upload", "Replace". */
  label: string;
  /** The file is stored, and its alt text has been asked for. */
  onUploaded: (image: UploadedImage) => void;
};

export function ImageUpload({ label }: ImageUploadProps) {
  return <button type="button">{label}</button>;
}
