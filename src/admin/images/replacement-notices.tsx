import { DraftBar } from "@/admin/rows/draft-bar";
import type { FieldLabels } from "@/admin/rows/field-comparison";
import { NoticeBar } from "@/admin/rows/notice-bar";
import { Button } from "@/components/ui/button";
import { siteImages } from "@/content/admin/site-images";
import type { Replacement } from "./use-replacement";

const copy = siteImages.outdated;

type ReplacementNoticesProps<Name extends string> = {
  replacement: Replacement<Name>;
  labels: FieldLabels<Name>;
};

/** Notices about drafts and conflicts. Usually renders nothing. */
export function ReplacementNotices<Name extends string>({
  replacement,
  labels,
}: ReplacementNoticesProps<Name>) {
  return (
    <div className="mt-3 grid gap-2 empty:hidden has-[>:only-child:empty]:hidden">
      <DraftBar form={replacement.form} labels={labels} />
      {replacement.isOutdated && (
        <NoticeBar
          actions={
            <Button variant="link" size="sm" onClick={replacement.showStored}>
              {copy.show}
            </Button>
          }
        >
          {copy.text}
        </NoticeBar>
      )}
    </div>
  );
}
