import { TextField } from "@/admin/ui/text-field";
import { AltTextHint } from "@/admin/upload/alt-text-hint";
import { ImagePreview } from "@/admin/upload/image-preview";
import { ImageUpload } from "@/admin/upload/image-upload";
import { storyForm as copy } from "@/content/admin/success-stories";
import { fileZone } from "@/lib/file-drops";
import type { BindField, StoryValues } from "./story-values";

type StoryPictureFieldsProps = {
  values: StoryValues;
  bind: BindField;
  onUploaded: (picture: Pick<StoryValues, "image_url" | "image_alt">) => void;
};

export function StoryPictureFields({ values, bind, onUploaded }: StoryPictureFieldsProps) {
  return (
    <div className="grid content-start gap-5 sm:grid-cols-[16rem_minmax(0,1fr)] xl:grid-cols-[minmax(0,1fr)]">
      <div {...fileZone} className="grid min-w-0 content-start gap-3">
        <ImagePreview url={values.image_url} alt="" />
        <ImageUpload
          context="success-story"
          label={copy.upload}
          onUploaded={({ url, alt }) => {
            onUploaded({ image_url: url, image_alt: alt });
          }}
        />
        <p className="text-sm text-ink-600">{copy.hints.picture}</p>
      </div>
      <div className="grid min-w-0 content-start gap-5">
        <TextField {...bind("image_url")} inputMode="url" />
        <TextField {...bind("image_alt")} hint={<AltTextHint value={values.image_alt} />} />
      </div>
    </div>
  );
}
