import type { RowTable } from "@/admin/rows/use-row-form";
import { TextField } from "@/admin/ui/text-field";
import { ImagePreview } from "@/admin/upload/image-preview";
import { DEFAULT_FAVICON } from "@/config/limits";
import { favicon as copy } from "@/content/admin/site-images";
import { saveSiteSetting } from "@/data/site-setting-editing";
import { FAVICON_KEY, showFavicon } from "@/data/site-settings";
import { tidyText } from "@/lib/clean-text";
import { findPictureUrlProblem, ReplacementForm } from "./replacement-form";

/** The setting with the address of the icon. */
const faviconTable: RowTable<string, "url"> = {
  labels: copy.labels,
  toValues: (url) => ({ url }),
  versionOf: (url) => url,
  tidy: ({ url }) => ({ url: tidyText(url) }),
  save: ({ url }, version) => store(url, version),
};

async function store(url: string, version: string | null) {
  const result = await saveSiteSetting(FAVICON_KEY, url, version);
  const stored = result.isSaved ? result.row : result.stored;
  showFavicon(stored ?? undefined);
  return result;
}

/** About twice its size on a tab, and too small for words (the spans). */
const ICON_FRAME = "size-16 border-border bg-background p-3 [&_span]:sr-only";

type FaviconFormProps = {
  /** The stored address; null without one. */
  stored: string | null;
  onDirtyChange: (isDirty: boolean) => void;
};

/** The form of the favicon. Reverting stores the default, because settings are not deleted. */
export function FaviconForm({ stored, onDirtyChange }: FaviconFormProps) {
  return (
    <ReplacementForm
      table={faviconTable}
      group={`site-setting:${FAVICON_KEY}`}
      uploadContext="favicon"
      name={copy.title}
      texts={copy.texts}
      row={stored}
      defaults={{ url: DEFAULT_FAVICON }}
      isDefault={(stored ?? DEFAULT_FAVICON) === DEFAULT_FAVICON}
      findProblems={({ url }) => {
        const problem = findPictureUrlProblem(url, copy.invalid);
        return problem ? { url: problem } : {};
      }}
      revert={(version) => store(DEFAULT_FAVICON, version)}
      onDirtyChange={onDirtyChange}
      Heading="h2"
      className="card gap-x-6 px-5 py-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:px-6"
      preview={({ url }) => (
        <div className="sm:max-w-44">
          <ImagePreview
            url={url}
            alt={copy.title}
            isWhole
            className={ICON_FRAME}
            advise={(width, height) => {
              if (width !== height) return copy.notSquare;
              return width < 48 && !/\.(svg|ico)$/i.test(url) ? copy.tooSmall : undefined;
            }}
          />
        </div>
      )}
      fields={(bind) => <TextField {...bind("url")} inputMode="url" hint={copy.hint} />}
    />
  );
}
