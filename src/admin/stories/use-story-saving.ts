import { useRef, useState } from "react";
import type { ContentEditorHandle } from "@/admin/editor/content-editor";
import type { DraftedForm } from "@/admin/rows/use-drafted-form";
import { useRowSaving } from "@/admin/rows/use-row-saving";
import { toast } from "@/components/ui/toast-store";
import type { SuccessStory } from "@/data/success-stories";
import { isBlank } from "@/lib/clean-text";
import { findStoryProblem, type StoryProblem } from "./find-story-problem";
import { messages, SAVE_FALLBACK } from "./messages";
import { STORY_LABELS, storyStore, type BindField, type StoryField } from "./story-values";

type Options = {
  id: string | null;
  form: DraftedForm<StoryField>;
  onSaved: (story: SuccessStory) => void;
};

/** Validates and saves the form, and focuses the field or button to continue with. */
export function useStorySaving({ id, form, onSaved }: Options) {
  const formRef = useRef<HTMLFormElement>(null);
  const contentRef = useRef<ContentEditorHandle>(null);
  const saveRef = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState<StoryProblem | null>(null);

  const saving = useRowSaving({
    id,
    form,
    store: storyStore,
    fallback: SAVE_FALLBACK,
    onSaved,
    onFailed: (error) => {
      toast(messages.saveFailed(error));
    },
  });

  function submit() {
    if (saving.isSaving) return;
    const found = findStoryProblem(form.values);
    setProblem(found);
    if (found) {
      toast(messages.invalid(found.message));
      const [first] = Object.keys(found.lines);
      const control = formRef.current?.elements.namedItem(first ?? "");
      if (first === "content") contentRef.current?.focus();
      else if (control instanceof HTMLElement) control.focus();
      return;
    }
    // The fields are inert while saving and cannot keep the focus.
    saveRef.current?.focus();
    void saving.save();
  }

  const bind: BindField = (name) => ({
    name,
    label: STORY_LABELS[name],
    value: form.values[name],
    error: isBlank(form.values[name]) ? problem?.lines[name] : undefined,
    onChange: (value) => {
      form.change({ [name]: value });
    },
  });

  return {
    saving,
    submit,
    bind,
    formRef,
    contentRef,
    saveRef,
  };
}
