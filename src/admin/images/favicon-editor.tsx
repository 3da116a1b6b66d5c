import { useId, useReducer, useState } from "react";
import { ConfirmDialog } from "@/admin/ui/confirm-dialog";
import { TextField } from "@/admin/ui/text-field";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { DEFAULT_FAVICON } from "@/config/limits";
import { favicon, siteImages } from "@/content/admin/site-images";
import { fileZone } from "@/lib/file-drops";
import { FaviconFrame } from "./favicon-frame";
import { ReplacementActions } from "./replacement-actions";
import { ReplacementForm } from "./replacement-form";
import { ReplacementNotices } from "./replacement-notices";
import { useFaviconReplacement } from "./use-favicon-replacement";

type FaviconEditorProps = {
  /** The stored address, or the default. */
  stored: string;
  onDirtyChange: (isDirty: boolean) => void;
  onSavedElsewhere: () => void;
};

/**
 * The form of the favicon. It is remounted when the stored address has changed and there are no
 * edits.
 */
export function FaviconEditor(props: FaviconEditorProps) {
  const [version, remount] = useReducer((count: number) => count + 1, 0);
  return <OpenFaviconEditor key={version} {...props} onOutdated={remount} />;
}

function OpenFaviconEditor(props: FaviconEditorProps & { onOutdated: () => void }) {
  const [headingId, formId] = [useId(), useId()];
  const [isReverting, setIsReverting] = useState(false);
  const replacement = useFaviconReplacement(props);
  const { form, field } = replacement;

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
            {favicon.title}
          </h2>
          {form.isDirty && <Badge tone="amber">{siteImages.badges.unsaved}</Badge>}
        </div>
        <ReplacementNotices replacement={replacement} labels={favicon.labels} />
        <ReplacementForm
          id={formId}
          headingId={headingId}
          replacement={replacement}
          className="mt-3"
        >
          <TextField
            label={favicon.labels.url}
            name="favicon"
            inputMode="url"
            hint={favicon.hint}
            {...field("url")}
          />
        </ReplacementForm>
        <ReplacementActions
          replacement={replacement}
          name={favicon.title}
          formId={formId}
          uploadContext="favicon"
          isWithoutAltText
          onUploaded={({ url }) => {
            form.change({ url });
          }}
          canRevert={props.stored !== DEFAULT_FAVICON || form.isDirty}
          onRevert={() => {
            setIsReverting(true);
          }}
        />
        <ConfirmDialog
          isOpen={isReverting}
          title={favicon.revertDialog.title}
          description={favicon.revertDialog.description}
          confirmLabel={favicon.revertDialog.confirm}
          onConfirm={() => {
            setIsReverting(false);
            void replacement.revert();
          }}
          onCancel={() => {
            setIsReverting(false);
          }}
        />
      </div>
    </Card>
  );
}
