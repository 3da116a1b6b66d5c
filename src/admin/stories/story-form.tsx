import { Check, Eye, EyeOff } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { ContentEditor } from "@/admin/editor/content-editor";
import { ConflictDialog } from "@/admin/rows/conflict-dialog";
import { DraftBar } from "@/admin/rows/draft-bar";
import { SaveStatus } from "@/admin/rows/save-status";
import type { DeletedCopy } from "@/admin/rows/use-deleted-rows";
import { useFields } from "@/admin/rows/use-fields";
import { useRowForm } from "@/admin/rows/use-row-form";
import { useSaveShortcut } from "@/admin/rows/use-save-shortcut";
import { failureToast } from "@/admin/ui/describe-failure";
import { TextAreaField, TextField } from "@/admin/ui/text-field";
import { AltTextHint } from "@/admin/upload/alt-text-hint";
import { ImagePreview } from "@/admin/upload/image-preview";
import { ImageUpload } from "@/admin/upload/image-upload";
import { Button } from "@/components/ui/button";
import { CardHeader } from "@/components/ui/card";
import { toast } from "@/components/ui/toast-store";
import { storyForm as copy } from "@/content/admin/success-stories";
import type { SuccessStory } from "@/data/success-stories";
import { fileZone } from "@/lib/file-drops";
import { StoryPreview } from "./story-preview";
import { blankStory, findStoryProblem, storyTable } from "./story-table";

const UPLOAD_CONTEXT = "success-story";

type StoryFormProps = {
  /** Names its drafts. */
  group: string;
  /** As last read; null for a new story. */
  story: SuccessStory | null;
  /** A deleted story to begin with. */
  deletedCopy: DeletedCopy | null;
  /** The categories in use, as suggestions. */
  categories: readonly string[];
  onSaved: (story: SuccessStory) => void;
  onCancel: () => void;
};

export function StoryForm(props: StoryFormProps) {
  const { group, story, deletedCopy, categories, onSaved, onCancel } = props;
  const table = storyTable(story?.id ?? null);
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
  const { bind, report } = useFields(form, copy.labels);
  const { values } = form;
  const listId = useId();
  const area = useRef<HTMLFormElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const requestSubmit = () => area.current?.requestSubmit();
  useSaveShortcut(requestSubmit);

  useEffect(() => {
    area.current?.querySelector("input")?.focus();
  }, []);

  function submit() {
    if (form.write.isPending) return;
    const problem = findStoryProblem(values);
    report(problem?.fields ?? {});
    if (problem) {
      const { title } = copy.invalid;
      toast({ variant: "destructive", title, description: problem.message });
      return;
    }
    // The fields are inert while saving and cannot keep the focus.
    saveButton.current?.focus();
    void form.save();
  }

  const PreviewIcon = isPreviewed ? EyeOff : Eye;
  return (
    <>
      <form
        ref={area}
        noValidate
        aria-labelledby="story-form"
        className="doc mt-8"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <CardHeader className="sm:px-6">
          <h2 id="story-form" className="text-title">
            {story ? copy.editTitle : copy.addTitle}
          </h2>
          <p className="text-sm text-ink-600">{copy.hints.live}</p>
        </CardHeader>
        <div inert={form.write.isPending} className="grid gap-6 px-4 py-6 sm:px-6">
          <DraftBar form={form} />
          <div className="grid gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_19rem]">
            <div className="grid min-w-0 content-start gap-6">
              <TextField {...bind("title")} />
              <TextField {...bind("category")} list={listId} hint={copy.hints.category} />
              <datalist id={listId}>
                {categories.map((category) => (
                  <option key={category} value={category} />
                ))}
              </datalist>
              <TextAreaField {...bind("excerpt")} rows={3} hint={copy.hints.excerpt} />
              <ContentEditor {...bind("content")} uploadContext={UPLOAD_CONTEXT} />
            </div>
            <div className="grid content-start gap-5 sm:grid-cols-[16rem_minmax(0,1fr)] xl:grid-cols-[minmax(0,1fr)]">
              <div {...fileZone} className="grid min-w-0 content-start gap-3">
                <ImagePreview url={values.image_url} alt="" />
                <ImageUpload
                  context={UPLOAD_CONTEXT}
                  label={copy.upload}
                  onUploaded={({ url, alt }) => {
                    report({});
                    form.change({ image_url: url, image_alt: alt });
                  }}
                />
                <p className="text-sm text-ink-600">{copy.hints.picture}</p>
              </div>
              <div className="grid min-w-0 content-start gap-5">
                <TextField {...bind("image_url")} inputMode="url" />
                <TextField {...bind("image_alt")} hint={<AltTextHint value={values.image_alt} />} />
              </div>
            </div>
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-end gap-3 rounded-b-box bg-sand px-4 py-4 sm:px-6">
          <Button
            variant="outline"
            className="max-sm:w-full sm:mr-auto"
            aria-expanded={isPreviewed}
            onClick={() => {
              setIsPreviewed(!isPreviewed);
            }}
          >
            <PreviewIcon aria-hidden="true" className="size-5" />
            {isPreviewed ? copy.hidePreview : copy.preview}
          </Button>
          <SaveStatus write={form.write} getReturnFocus={() => saveButton.current} />
          <Button variant="ghost" onClick={onCancel}>
            {copy.cancel}
          </Button>
          {/* Without a submit button, Enter in a single-line field does not publish. */}
          <Button ref={saveButton} aria-busy={form.write.isPending} onClick={requestSubmit}>
            <Check aria-hidden="true" className="size-5" />
            {copy.save}
          </Button>
        </div>
      </form>
      {isPreviewed && (
        <StoryPreview values={table.tidy(values)} createdAt={story?.created_at ?? ""} />
      )}
      <ConflictDialog table={table} form={form} />
    </>
  );
}
