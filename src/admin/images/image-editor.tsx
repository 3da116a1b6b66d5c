import { useId, useReducer, useState } from "react";
import { TextField } from "@/admin/ui/text-field";
import { AltTextHint } from "@/admin/upload/alt-text-hint";
import { MissingValues } from "@/admin/ui/missing-values";
import { canShowOverride, resolveSiteImage } from "@/components/site-images/resolve-site-image";
import { Badge } from "@/components/ui/badge";
import { imageLabels, siteImages } from "@/content/admin/site-images";
import { fileZone } from "@/lib/file-drops";
import { listMissingOverrideValues, type EditableImage } from "./editable-images";
import { ImageFrame } from "./image-frame";
import { ReplacementActions } from "./replacement-actions";
import { ReplacementForm } from "./replacement-form";
import { ReplacementNotices } from "./replacement-notices";
import { RevertDialog } from "./revert-dialog";
import { useImageReplacement } from "./use-image-replacement";
import type { StoredImages } from "./use-stored-images";

const copy = siteImages.badges;

type ImageEditorProps = {
  image: EditableImage;
  storedImages: StoredImages;
  onDirtyChange: (id: string, isDirty: boolean) => void;
};

/**
 * The form of a replaceable picture. It is remounted when the stored values have changed and there
 * are no edits.
 */
export function ImageEditor(props: ImageEditorProps) {
  const [version, remount] = useReducer((count: number) => count + 1, 0);
  return <OpenImageEditor key={version} {...props} onOutdated={remount} />;
}

function OpenImageEditor({
  image,
  storedImages,
  ...callbacks
}: ImageEditorProps & { onOutdated: () => void }) {
  const [headingId, formId] = [useId(), useId()];
  const [isReverting, setIsReverting] = useState(false);
  const replacement = useImageReplacement({ image, storedImages, ...callbacks });
  const { form, field } = replacement;
  const override = storedImages.overrides.find(({ id }) => id === image.id);
  const isReplaced = override !== undefined && canShowOverride(override);
  const shown = isReplaced
    ? resolveSiteImage(image.id, [override])
    : { url: image.defaultUrl, alt: image.defaultAlt };

  return (
    <div
      {...fileZone}
      role="group"
      aria-labelledby={headingId}
      className="grid gap-x-8 gap-y-4 border-b border-line py-6 sm:grid-cols-[11rem_minmax(0,1fr)]"
    >
      <div className="max-sm:max-w-60">
        <ImageFrame id={image.id} url={form.values.url} alt={form.values.alt} />
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h3 id={headingId} className="text-ui font-bold">
            {image.name}
          </h3>
          <span className="flex gap-2">
            {form.isDirty && <Badge tone="amber">{copy.unsaved}</Badge>}
            {storedImages.isKnown && (
              <Badge tone={isReplaced ? "support" : "sand"}>
                {isReplaced ? copy.replaced : copy.default}
              </Badge>
            )}
          </span>
        </div>
        <p className="mt-1 text-sm text-ink-600">
          {image.description} · <code className="text-label wrap-anywhere">{image.id}</code>
        </p>
        <MissingValues values={override ? listMissingOverrideValues(override) : []} />
        <ReplacementNotices replacement={replacement} labels={imageLabels} />
        <ReplacementForm
          id={formId}
          headingId={headingId}
          replacement={replacement}
          className="mt-3 grid gap-4 lg:grid-cols-2"
        >
          <TextField label={imageLabels.url} name="url" inputMode="url" {...field("url")} />
          <TextField
            label={imageLabels.alt}
            name="alt"
            hint={<AltTextHint value={form.values.alt} />}
            {...field("alt")}
          />
        </ReplacementForm>
        <ReplacementActions
          replacement={replacement}
          name={image.name}
          formId={formId}
          uploadContext={image.id}
          onUploaded={form.change}
          canRevert={override !== undefined || form.isDirty || !storedImages.isKnown}
          onRevert={() => {
            setIsReverting(true);
          }}
        />
        <RevertDialog
          image={image}
          isOpen={isReverting}
          current={shown}
          isDirty={form.isDirty}
          onConfirm={() => {
            setIsReverting(false);
            void replacement.revert();
          }}
          onCancel={() => {
            setIsReverting(false);
          }}
        />
      </div>
    </div>
  );
}
