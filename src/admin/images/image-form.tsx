import { useId } from "react";
import type { RowTable } from "@/admin/rows/use-row-form";
import { MissingValues } from "@/admin/ui/missing-values";
import { TextField } from "@/admin/ui/text-field";
import { AltTextHint } from "@/admin/upload/alt-text-hint";
import { canShowOverride, resolveSiteImage } from "@/components/site-images/resolve-site-image";
import { Badge } from "@/components/ui/badge";
import { imageLabels, imageResults, siteImages as copy } from "@/content/admin/site-images";
import { revertSiteImage, saveSiteImage, type StoredImage } from "@/data/site-image-editing";
import { tidyText } from "@/lib/clean-text";
import type { FieldValues } from "@/lib/field-values";
import { fileZone } from "@/lib/file-drops";
import { listMissingValues, toSiteImageRow, type EditableImage } from "./editable-images";
import { ImageFrame } from "./image-frame";
import { ReplacementForm } from "./replacement-form";
import { findPictureUrlProblem, useReplacement } from "./use-replacement";

type ImageField = "url" | "alt";

function imageTable(id: string): RowTable<StoredImage, ImageField> {
  return {
    labels: imageLabels,
    // Without fallbacks, so that missing values are visible.
    toValues: ({ url, alt }) => ({ url, alt }),
    versionOf: ({ version }) => version,
    tidy: ({ url, alt }) => ({ url: tidyText(url), alt: tidyText(alt) }),
    save: async (values, version) => saveSiteImage(toSiteImageRow(id, values), version),
  };
}

/** The address first, then the alt text. */
function findImageProblem({ url, alt }: FieldValues<ImageField>) {
  const problem = findPictureUrlProblem(url, copy.invalid.url);
  if (problem) return { url: problem };
  return alt ? {} : { alt: copy.invalid.alt };
}

type ImageFormProps = {
  image: EditableImage;
  /** What is stored in its place; null without a replacement. */
  stored: StoredImage | null;
  /** If false, it could not be read yet, and the site may show something else. */
  isKnown: boolean;
  onDirtyChange: (isDirty: boolean) => void;
};

/** The form of a replaceable picture. */
export function ImageForm({ image, stored, isKnown, onDirtyChange }: ImageFormProps) {
  const { id, name, description, defaultUrl, defaultAlt } = image;
  const headingId = useId();
  const replacement = useReplacement({
    table: imageTable(id),
    group: `site-image:${id}`,
    uploadContext: id,
    row: stored,
    defaults: { url: defaultUrl, alt: defaultAlt },
    findProblems: findImageProblem,
    revert: (version) => revertSiteImage(id, version),
    results: imageResults(name),
    onDirtyChange,
  });
  const { form, bind } = replacement;
  const { url, alt } = form.values;
  const isReplaced = stored !== null && canShowOverride(stored);
  const pictures = [
    { title: copy.now, ...resolveSiteImage(id, stored ? [stored] : []) },
    { title: copy.badges.default, url: defaultUrl, alt: defaultAlt },
  ];

  return (
    <div
      {...fileZone}
      role="group"
      aria-labelledby={headingId}
      className="grid gap-x-8 gap-y-4 border-b border-line py-6 sm:grid-cols-[11rem_minmax(0,1fr)]"
    >
      <div className="max-sm:max-w-60">
        <ImageFrame id={id} url={url} alt={alt} />
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h3 id={headingId} className="text-ui font-bold">
            {name}
          </h3>
          <span className="flex gap-2">
            {form.isDirty && <Badge tone="amber">{copy.badges.unsaved}</Badge>}
            {isKnown && (
              <Badge tone={isReplaced ? "support" : "sand"}>
                {isReplaced ? copy.badges.replaced : copy.badges.default}
              </Badge>
            )}
          </span>
        </div>
        <p className="mt-1 text-sm text-ink-600">
          {description} · <code className="text-label wrap-anywhere">{id}</code>
        </p>
        <MissingValues values={stored ? listMissingValues(stored) : []} />
        <ReplacementForm
          replacement={replacement}
          name={name}
          headingId={headingId}
          onUploaded={replacement.setUploaded}
          canRevert={stored !== null || form.isDirty || !isKnown}
          question={{
            ...copy.question(name),
            children: (
              <>
                {form.isDirty && <p className="text-base font-semibold">{copy.questionUnsaved}</p>}
                <div className="grid grid-cols-2 gap-4">
                  {pictures.map((picture) => (
                    <figure key={picture.title}>
                      <ImageFrame id={id} url={picture.url} alt={picture.alt} />
                      <figcaption className="mt-1.5 text-sm font-semibold">
                        {picture.title}
                      </figcaption>
                    </figure>
                  ))}
                </div>
              </>
            ),
          }}
          className="mt-3 grid gap-4 lg:grid-cols-2"
        >
          <TextField {...bind("url")} inputMode="url" />
          <TextField
            {...bind("alt")}
            hint={alt === defaultAlt ? undefined : <AltTextHint value={alt} />}
          />
        </ReplacementForm>
      </div>
    </div>
  );
}
