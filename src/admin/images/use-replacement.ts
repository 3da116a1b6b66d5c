import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useDraftedForm } from "@/admin/rows/use-drafted-form";
import { useSaving } from "@/admin/rows/use-saving";
import { toast, type ToastInput } from "@/components/ui/toast-store";
import { siteImages } from "@/content/admin/site-images";
import { tidyText } from "@/lib/clean-text";
import { applyStoredValues, hasSameValues, type FieldValues } from "@/lib/field-values";
import { messages } from "./messages";

export type Problem<Name extends string> = { field: Name; text: string };

type Action = { run: () => Promise<void>; fallback: string; done: ToastInput };

type Options<Name extends string> = {
  draftKey: string;
  /** What the site shows now. */
  stored: FieldValues<Name>;
  /** What the site shows after reverting. */
  defaults: FieldValues<Name>;
  check: (values: FieldValues<Name>) => Problem<Name> | null;
  save: (values: FieldValues<Name>) => Action;
  revert: Action;
  onDirtyChange: (isDirty: boolean) => void;
  /** Called when another tab has saved this replacement. */
  onSavedElsewhere: () => void;
  /**
   * Called when the stored value has changed and there are no edits: the form must be remounted.
   */
  onOutdated: () => void;
};

export type Replacement<Name extends string> = ReturnType<typeof useReplacement<Name>>;

/** The form of a value that replaces a default. It can be edited, saved and reverted. */
export function useReplacement<Name extends string>({
  draftKey,
  stored,
  defaults,
  check,
  save,
  revert,
  onDirtyChange,
  onSavedElsewhere,
  onOutdated,
}: Options<Name>) {
  const form = useDraftedForm({ draftKey, initial: stored });
  const saving = useSaving();
  const [problem, setProblem] = useState<Problem<Name> | null>(null);
  const controls = useRef(new Map<Name, HTMLInputElement>());
  const { isDirty, isSavedElsewhere } = form;

  // After a write, `stored` may hold the old value until it is read again.
  const [expected, setExpected] = useState(stored);
  const isAsOpened = hasSameValues(stored, form.base);
  if (isAsOpened && !hasSameValues(stored, expected)) setExpected(stored);
  const hasStoredChanged = !saving.isSaving && !isAsOpened && !hasSameValues(stored, expected);

  const reportDirty = useEffectEvent(onDirtyChange);
  useEffect(() => {
    if (!isDirty) return;
    reportDirty(true);
    return () => {
      reportDirty(false);
    };
  }, [isDirty]);

  const reportSavedElsewhere = useEffectEvent(onSavedElsewhere);
  useEffect(() => {
    if (isSavedElsewhere) reportSavedElsewhere();
  }, [isSavedElsewhere]);

  const reportOutdated = useEffectEvent(onOutdated);
  useEffect(() => {
    if (hasStoredChanged && !isDirty) reportOutdated();
  }, [hasStoredChanged, isDirty]);

  return {
    form,
    state: saving.state,
    isSaving: saving.isSaving,
    /** The stored value has changed since editing began. */
    isOutdated: hasStoredChanged && isDirty && !hasSameValues(stored, form.values),
    showStored: () => {
      form.load(stored);
    },
    clearStatus: () => {
      saving.setState({ status: "idle" });
    },
    /** The props of a field. */
    field: (name: Name) => ({
      value: form.values[name],
      error: problem?.field === name ? problem.text : undefined,
      ref: (control: HTMLInputElement | null) => {
        if (control) controls.current.set(name, control);
      },
      onChange: (value: string) => {
        setProblem(null);
        form.change(applyStoredValues(form.values, { [name]: value }));
      },
    }),
    save: async () => {
      const values = tidyAll(form.values);
      form.change(values);
      const found = check(values);
      setProblem(found);
      if (found) {
        toast(messages.invalid(found.text));
        controls.current.get(found.field)?.focus();
        return;
      }
      const { run, fallback, done } = save(values);
      const outcome = await saving.run(run, fallback);
      if (outcome.status === "failed") toast(messages.saveFailed(outcome.error, fallback));
      if (outcome.status !== "done") return;
      form.markSaved(values);
      toast(done);
    },
    revert: async () => {
      const { run, fallback, done } = revert;
      const outcome = await saving.run(run, fallback);
      if (outcome.status === "failed") toast(messages.revertFailed(outcome.error, fallback));
      if (outcome.status !== "done") return;
      form.markSaved(defaults);
      form.change(defaults);
      setProblem(null);
      saving.setState({ status: "saved", at: new Date(), message: siteImages.reverted });
      toast(done);
    },
  };
}

function tidyAll<Name extends string>(values: FieldValues<Name>): FieldValues<Name> {
  const tidy: Record<string, string> = {};
  for (const [name, text] of Object.entries<string>(values)) tidy[name] = tidyText(text);
  return applyStoredValues(values, tidy);
}
