import { ContentEditor } from "@/admin/editor/content-editor";
import { RowFormCard } from "@/admin/rows/row-form-card";
import { leadToButton, useFields } from "@/admin/rows/use-fields";
import { useRowForm } from "@/admin/rows/use-row-form";
import { failureToast } from "@/admin/ui/describe-failure";
import { TextAreaField, TextField } from "@/admin/ui/text-field";
import { AltTextHint } from "@/admin/upload/alt-text-hint";
import { ImagePreview } from "@/admin/upload/image-preview";
import { ImageUpload } from "@/admin/upload/image-upload";
import { toast } from "@/ui/toast-store";
import { storyForm as copy } from "@/content/admin/success-stories";
import type { KeptText } from "@/data/browser/kept-texts";
import type { SuccessStory } from "@/data/success-stories";
import { fileZone } from "@/lib/file-drops";
import { StoryPreview } from "./story-preview";
import { blankStory, findMissing, storyTable } from "./story-table";

const UPLOAD_CONTEXT = "success-story";

type StoryFormProps = {
  /** Names its drafts. */
  group: string;
  /** As last read; null for a new story. */
  story: SuccessStory | null;
  /** A deleted story to begin with. */
  deletedCopy: KeptText | null;
  /** The categories of other stories: suggestions, whose spelling is followed. */
  categories: readonly string[];
  onSaved: (story: SuccessStory) => void;
  onCancel: () => void;
};

export function StoryForm(props: StoryFormProps) {
  const { group, story, deletedCopy, categories, onSaved, onCancel } = props;
  const table = storyTable(story?.id ?? null, categories);
  const form = useRowForm({
    table,
    group,
    row: story,
    blank: blankStory,
    copy: deletedCopy,
    uploadContext: UPLOAD_CONTEXT,
    fallback: copy.saveFailed.fallback,
    onSaved,
    onFailed: (error) => {
      toast(failureToast(copy.saveFailed.title, error, copy.saveFailed.fallback));
    },
  });
  const { bind, report } = useFields(form);
  const { values } = form;

  function check(): boolean {
    const missing = findMissing(values);
    report(missing);
    const { title, texts } = copy.invalid;
    const { image_url, image_alt, ...missingTexts } = missing;
    const description = Object.keys(missingTexts).length > 0 ? texts : (image_url ?? image_alt);
    if (description) toast({ variant: "destructive", title, description });
    return !description;
  }

  return (
    <RowFormCard
      form={form}
      title={story ? copy.editTitle : copy.addTitle}
      note={copy.hints.live}
      texts={copy}
      check={check}
      onCancel={onCancel}
      picture={values.image_url}
      preview={
        <StoryPreview
          values={table.tidy(values)}
          createdAt={story?.created_at ?? ""}
          isDisabled={form.write.isPending}
        />
      }
    >
      <div className="grid gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid min-w-0 content-start gap-6">
          <TextField {...bind("title")} />
          <TextField {...bind("category")} suggestions={categories} hint={copy.hints.category} />
          <TextAreaField {...bind("excerpt")} rows={3} hint={copy.hints.excerpt} />
          <ContentEditor {...bind("content")} uploadContext={UPLOAD_CONTEXT} />
        </div>
        <div className="grid content-start gap-5 sm:grid-cols-[16rem_minmax(0,1fr)] xl:grid-cols-[minmax(0,1fr)]">
          <div
            {...fileZone}
            ref={leadToButton(bind("image_url").ref)}
            className="grid min-w-0 content-start gap-3"
          >
            <ImagePreview url={values.image_url} alt="" />
            <ImageUpload
              context={UPLOAD_CONTEXT}
              label={copy.upload}
              onUploaded={({ url, alt }) => {
                form.change({ image_url: url, image_alt: alt });
              }}
            />
            <p className="text-base text-muted-foreground">{copy.hints.picture}</p>
          </div>
          <div className="grid min-w-0 content-start gap-5">
            <TextField {...bind("image_url")} ref={null} inputMode="url" />
            <TextField {...bind("image_alt")} hint={<AltTextHint value={values.image_alt} />} />
          </div>
        </div>
      </div>
    </RowFormCard>
  );
}
