import { Check, Eye, EyeOff } from "lucide-react";
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from "react";
import { DraftBar } from "@/admin/rows/draft-bar";
import { RowDialogs } from "@/admin/rows/row-dialogs";
import { SaveStatus } from "@/admin/rows/save-status";
import { useDraftedForm } from "@/admin/rows/use-drafted-form";
import { useSaveShortcut } from "@/admin/rows/use-save-shortcut";
import { Button } from "@/components/ui/button";
import { CardHeader } from "@/components/ui/card";
import { storyForm as copy } from "@/content/admin/success-stories";
import type { SuccessStory } from "@/data/success-stories";
import { StoryPictureFields } from "./story-picture-fields";
import { StoryPreview, type RenderStory } from "./story-preview";
import { StoryTextFields } from "./story-text-fields";
import { STORY_LABELS, storyAsText, storyDraftKey, type StoryValues } from "./story-values";
import { useStorySaving } from "./use-story-saving";

/** What the page needs before it closes the form. */
export type StoryFormHandle = {
  isSaving: boolean;
  /** Stores a draft if there are edits. Returns whether it did. */
  saveDraft: () => boolean;
  focus: () => void;
};

export type StoryFormProps = {
  ref: Ref<StoryFormHandle>;
  /** Null for a new story. */
  story: SuccessStory | null;
  /** The initial values: blank, the stored story, or the copy of a deleted one. */
  startValues: StoryValues;
  /** The user has asked to continue with the newest draft. */
  isDraftRestored: boolean;
  /** The categories in use, as suggestions. */
  categories: readonly string[];
  renderStory: RenderStory;
  onSaved: (story: SuccessStory) => void;
  onCancel: () => void;
};

export function StoryForm(props: StoryFormProps) {
  const { ref, story, startValues, isDraftRestored, categories, renderStory, onSaved, onCancel } =
    props;
  const form = useDraftedForm({
    draftKey: storyDraftKey(story),
    initial: startValues,
    isNew: story === null,
    isDraftRestored,
  });
  const titleRef = useRef<HTMLInputElement>(null);
  const { saving, submit, bind, formRef, contentRef, saveRef } = useStorySaving({
    id: story?.id ?? null,
    form,
    onSaved,
  });
  const [isPreviewed, setIsPreviewed] = useState(false);
  const requestSubmit = () => formRef.current?.requestSubmit();
  useSaveShortcut(requestSubmit);

  useImperativeHandle(ref, () => ({
    isSaving: saving.isSaving,
    saveDraft: form.saveDraft,
    focus: () => titleRef.current?.focus(),
  }));

  useEffect(() => {
    titleRef.current?.focus();
  }, []);

  return (
    <>
      <form
        ref={formRef}
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
        <div inert={saving.isSaving} className="grid gap-6 px-4 py-6 sm:px-6">
          <DraftBar form={form} labels={STORY_LABELS} />
          <div className="grid gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_19rem]">
            <StoryTextFields
              bind={bind}
              categories={categories}
              titleRef={titleRef}
              contentRef={contentRef}
            />
            <StoryPictureFields values={form.values} bind={bind} onUploaded={form.change} />
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
            <PreviewIcon isShown={isPreviewed} />
            {isPreviewed ? copy.hidePreview : copy.preview}
          </Button>
          <SaveStatus
            state={saving.state}
            onUnlocked={saving.clearStatus}
            getReturnFocus={() => saveRef.current}
          />
          <Button variant="ghost" aria-disabled={saving.isSaving} onClick={onCancel}>
            {copy.cancel}
          </Button>
          {/* Without a submit button, Enter in a single-line field does not publish. */}
          <Button ref={saveRef} aria-busy={saving.isSaving} onClick={requestSubmit}>
            <Check aria-hidden="true" className="size-5" />
            {copy.save}
          </Button>
        </div>
      </form>
      {isPreviewed && <StoryPreview story={story} values={form.values} renderStory={renderStory} />}
      <RowDialogs
        form={form}
        saving={saving}
        labels={STORY_LABELS}
        myText={storyAsText(form.values)}
      />
    </>
  );
}

function PreviewIcon({ isShown }: { isShown: boolean }) {
  const Icon = isShown ? EyeOff : Eye;
  return <Icon aria-hidden="true" className="size-5" />;
}
