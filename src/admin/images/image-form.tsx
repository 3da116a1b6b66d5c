import type { RowTable } from "@/admin/rows/use-row-form";
import { MissingValues } from "@/admin/ui/missing-values";
import { TextField } from "@/admin/ui/text-field";
import { AltTextHint } from "@/admin/upload/alt-text-hint";
import { canShowOverride, resolveSiteImage } from "@/ui/site-images/resolve-site-image";
import { Badge } from "@/ui/badge";
import { imageLabels, imageTexts, siteImages as copy } from "@/content/admin/site-images";
import { revertSiteImage, saveSiteImage, type StoredImage } from "@/data/site-image-editing";
import { tidyText } from "@/lib/clean-text";
import type { FieldValues } from "@/lib/field-values";
import { listMissingValues, toSiteImageRow, type EditableImage } from "./editable-images";
import { ImageFrame } from "./image-frame";
import { findPictureUrlProblem, ReplacementForm } from "./replacement-form";

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
  const isReplaced = stored !== null && canShowOverride(stored);
  const pictures = [
    { title: copy.now, ...resolveSiteImage(id, stored ? [stored] : []) },
    { title: copy.badges.default, url: defaultUrl, alt: defaultAlt },
  ];
  return (
    <ReplacementForm
      table={imageTable(id)}
      group={`site-image:${id}`}
      uploadContext={id}
      name={name}
      texts={imageTexts(name)}
      row={stored}
      defaults={{ url: defaultUrl, alt: defaultAlt }}
      isDefault={stored === null && isKnown}
      findProblems={findImageProblem}
      revert={(version) => revertSiteImage(id, version)}
      onDirtyChange={onDirtyChange}
      Heading="h3"
      className="gap-x-8 border-b border-border py-6 sm:grid-cols-[11rem_minmax(0,1fr)]"
      badge={
        isKnown && (
          <Badge tone={isReplaced ? "support" : "sand"}>
            {isReplaced ? copy.badges.replaced : copy.badges.default}
          </Badge>
        )
      }
      notes={
        <>
          <p className="mt-1 text-base text-muted-foreground">
            {description} · <code className="text-label wrap-anywhere">{id}</code>
          </p>
          <MissingValues values={stored ? listMissingValues(stored) : []} />
        </>
      }
      comparison={
        <div className="grid grid-cols-2 gap-4">
          {pictures.map(({ title, url, alt }) => (
            <figure key={title}>
              <ImageFrame id={id} url={url} alt={alt} />
              <figcaption className="mt-1.5 text-base font-semibold">{title}</figcaption>
            </figure>
          ))}
        </div>
      }
      preview={({ url, alt }) => (
        <div className="max-sm:max-w-60">
          <ImageFrame id={id} url={url} alt={alt} />
        </div>
      )}
      fields={(bind) => {
        const alt = bind("alt");
        const hint = alt.value === defaultAlt ? undefined : <AltTextHint value={alt.value} />;
        return (
          <div className="grid gap-4 lg:grid-cols-2">
            <TextField {...bind("url")} inputMode="url" />
            <TextField {...alt} hint={hint} />
          </div>
        );
      }}
    />
  );
}
