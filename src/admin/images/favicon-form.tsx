import { ImageOff } from "lucide-react";
import { useId } from "react";
import { TextField } from "@/admin/ui/text-field";
import { useDebouncedValue } from "@/admin/upload/image-preview";
import type { RowTable } from "@/admin/rows/use-row-form";
import { Picture } from "@/components/picture";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { DEFAULT_FAVICON } from "@/config/limits";
import { favicon as copy, siteImages } from "@/content/admin/site-images";
import { saveSiteSetting } from "@/data/site-setting-editing";
import { FAVICON_KEY } from "@/data/site-settings";
import { tidyText } from "@/lib/clean-text";
import { faviconHref, showFavicon } from "@/lib/favicon";
import { fileZone } from "@/lib/file-drops";
import { isImageUrl } from "@/lib/image-url";
import { ReplacementForm } from "./replacement-form";
import { findPictureUrlProblem, useReplacement } from "./use-replacement";

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
  showFavicon(faviconHref(stored ?? undefined, DEFAULT_FAVICON));
  return result;
}

type FaviconFormProps = {
  /** The stored address; null without one. */
  stored: string | null;
  onDirtyChange: (isDirty: boolean) => void;
};

/** The form of the favicon. Reverting stores the default, because settings are not deleted. */
export function FaviconForm({ stored, onDirtyChange }: FaviconFormProps) {
  const headingId = useId();
  const replacement = useReplacement({
    table: faviconTable,
    group: `site-setting:${FAVICON_KEY}`,
    uploadContext: "favicon",
    row: stored,
    defaults: { url: DEFAULT_FAVICON },
    findProblems: ({ url }) => {
      const problem = findPictureUrlProblem(url, copy.invalid);
      return problem ? { url: problem } : {};
    },
    revert: (version) => store(DEFAULT_FAVICON, version),
    results: copy.results,
    onDirtyChange,
  });
  const { form, bind } = replacement;
  return (
    <Card
      {...fileZone}
      role="group"
      aria-labelledby={headingId}
      className="grid gap-x-6 gap-y-4 px-5 py-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:px-6"
    >
      <FaviconFrame url={form.values.url} />
      <div className="min-w-0">
        <div className="flex items-center justify-between gap-4">
          <h2 id={headingId} className="text-title">
            {copy.title}
          </h2>
          {form.isDirty && <Badge tone="amber">{siteImages.badges.unsaved}</Badge>}
        </div>
        <ReplacementForm
          replacement={replacement}
          name={copy.title}
          headingId={headingId}
          isWithoutAltText
          onUploaded={({ url }) => {
            replacement.setUploaded({ url });
          }}
          canRevert={(stored ?? DEFAULT_FAVICON) !== DEFAULT_FAVICON || form.isDirty}
          question={copy.question}
          className="mt-3"
        >
          <TextField {...bind("url")} inputMode="url" hint={copy.hint} />
        </ReplacementForm>
      </div>
    </Card>
  );
}

/** Debounces requests for addresses that are still being typed. */
const DEBOUNCE_MS = 400;

/** The icon at about twice its size on a tab. */
function FaviconFrame({ url }: { url: string }) {
  const address = useDebouncedValue(url.trim(), DEBOUNCE_MS);
  const broken = (
    <span className="grid place-items-center text-ink-600">
      <ImageOff aria-hidden="true" className="size-6" />
      <span className="sr-only">{copy.broken}</span>
    </span>
  );
  return (
    <div className="grid size-16 place-items-center rounded-box border border-line bg-rice">
      {isImageUrl(address) ? (
        <Picture
          key={address}
          images={[{ url: address, alt: copy.title }]}
          width={36}
          height={36}
          fallback={broken}
          className="size-9 bg-transparent object-contain"
        />
      ) : (
        broken
      )}
    </div>
  );
}
