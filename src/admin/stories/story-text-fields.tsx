import { useId, type RefObject } from "react";
import { ContentEditor, type ContentEditorHandle } from "@/admin/editor/content-editor";
import { TextAreaField, TextField } from "@/admin/ui/text-field";
import { storyForm as copy } from "@/content/admin/success-stories";
import type { BindField } from "./story-values";

type StoryTextFieldsProps = {
  bind: BindField;
  /** The categories in use, as suggestions. */
  categories: readonly string[];
  titleRef: RefObject<HTMLInputElement | null>;
  contentRef: RefObject<ContentEditorHandle | null>;
};

export function StoryTextFields(props: StoryTextFieldsProps) {
  const { bind, categories, titleRef, contentRef } = props;
  const listId = useId();
  const { label, value, error, onChange } = bind("content");
  return (
    <div className="grid min-w-0 content-start gap-6">
      <TextField {...bind("title")} ref={titleRef} />
      <TextField {...bind("category")} list={listId} hint={copy.hints.category} />
      <datalist id={listId}>
        {categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <TextAreaField {...bind("excerpt")} rows={3} hint={copy.hints.excerpt} />
      <ContentEditor
        ref={contentRef}
        label={label}
        value={value}
        error={error}
        onChange={onChange}
        uploadContext="success-story"
      />
    </div>
  );
}
