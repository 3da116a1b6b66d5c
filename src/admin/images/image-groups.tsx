import { useId, type ReactNode } from "react";
import { LoadFailure } from "@/admin/ui/load-failure";
import { Spinner } from "@/components/states/spinner";
import { siteImages } from "@/content/admin/site-images";
import { caseStudyFallback, IMAGE_COUNT, imageGroups } from "./editable-images";
import { ImageEditor } from "./image-editor";
import type { StoredImages } from "./use-stored-images";

const { loadFailed: copy, placeholder } = siteImages;

type ImageGroupsProps = {
  storedImages: StoredImages;
  onDirtyChange: (id: string, isDirty: boolean) => void;
};

/** The pictures of the catalogue in groups, and the placeholder for case studies. */
export function ImageGroups({ storedImages, onDirtyChange }: ImageGroupsProps) {
  const { isLoading, isKnown, error, refresh } = storedImages;
  if (isLoading) return <Spinner label={siteImages.loading} />;
  return (
    <>
      {error && (
        <div className="mt-6">
          <LoadFailure
            title={copy.title}
            reason={error}
            consequence={isKnown ? copy.showsLast : copy.showsDefaults}
            retryLabel={copy.retry}
            onRetry={() => void refresh()}
          />
        </div>
      )}
      {imageGroups.map(({ title, images }) => (
        <ImageGroup key={title} title={title}>
          {images.map((image) => (
            <ImageEditor
              key={image.id}
              image={image}
              storedImages={storedImages}
              onDirtyChange={onDirtyChange}
            />
          ))}
        </ImageGroup>
      ))}
      <ImageGroup title={placeholder.title} note={placeholder.note(IMAGE_COUNT)}>
        <ImageEditor
          image={caseStudyFallback}
          storedImages={storedImages}
          onDirtyChange={onDirtyChange}
        />
      </ImageGroup>
    </>
  );
}

type ImageGroupProps = { title: string; note?: string; children: ReactNode };

function ImageGroup({ title, note, children }: ImageGroupProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="mt-12">
      <h2 id={headingId} className="border-b-2 border-ink pb-2 text-title">
        {title}
      </h2>
      {note && <p className="mt-3 max-w-text text-base text-ink-600">{note}</p>}
      {children}
    </section>
  );
}
