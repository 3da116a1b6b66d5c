import { Check } from "lucide-react";
import { useId } from "react";
import { ConflictDialog } from "@/admin/rows/conflict-dialog";
import { DraftBar } from "@/admin/rows/draft-bar";
import { SaveStatus } from "@/admin/rows/save-status";
import { useSaveShortcut } from "@/admin/rows/use-save-shortcut";
import { Button } from "@/components/ui/button";
import { postForm } from "@/content/admin/post-form";
import { PostFormDetails } from "./post-form-details";
import { PostFormText } from "./post-form-text";
import { PostPreview } from "./post-preview";
import { usePostForm, type PostFormOptions } from "./use-post-form";

type PostFormProps = PostFormOptions & { onCancel: () => void };

/** The form of a post. The title is focused when it opens. */
export function PostForm({ onCancel, ...options }: PostFormProps) {
  const { posts, opened } = options;
  const state = usePostForm(options);
  const { form, table, formRef, saveRef } = state;
  const isSaving = form.write.isPending;
  const headingId = useId();
  const submit = () => formRef.current?.requestSubmit();
  useSaveShortcut(submit);
  return (
    <div className="mt-8 grid grid-cols-1 gap-4">
      <DraftBar form={form} />
      {/* Without a submit button, Enter in a single-line field does not publish. */}
      <form
        ref={formRef}
        aria-labelledby={headingId}
        noValidate
        className="doc min-w-0"
        onSubmit={(event) => {
          event.preventDefault();
          state.save();
        }}
      >
        <div className="flex flex-wrap items-baseline justify-between gap-3 border-b-fine border-ink px-5 py-3.5 sm:px-6">
          <h2 id={headingId} className="text-title">
            {opened.row ? postForm.editTitle : postForm.newTitle}
          </h2>
          <p className="text-sm text-ink-600">{postForm.required}</p>
        </div>
        <div
          // Input during a save would be lost when the form closes.
          inert={isSaving}
          className="grid grid-cols-1 gap-x-8 gap-y-6 px-5 py-6 sm:px-6 xl:grid-cols-[minmax(0,1fr)_22rem]"
        >
          <PostFormText post={opened.row} posts={posts} state={state} />
          <PostFormDetails posts={posts} state={state} />
        </div>
        <div className="flex flex-wrap items-center justify-end gap-x-8 gap-y-4 rounded-b-box bg-sand px-5 py-4 sm:px-6">
          <div className="flex min-w-0 flex-1 basis-64 flex-wrap items-center gap-x-6 gap-y-1">
            <p className="text-sm text-ink-600">{postForm.live}</p>
            <SaveStatus write={form.write} getReturnFocus={() => saveRef.current} />
          </div>
          <div className="flex flex-wrap justify-end gap-3">
            <PostPreview post={opened.row} values={form.values} isDisabled={isSaving} />
            <Button variant="ghost" disabled={isSaving} onClick={onCancel}>
              {postForm.cancel}
            </Button>
            {/* Not `disabled` while saving, because that would lose the focus. */}
            <Button ref={saveRef} aria-busy={isSaving} aria-disabled={isSaving} onClick={submit}>
              <Check aria-hidden="true" className="size-5" />
              {postForm.save}
            </Button>
          </div>
        </div>
      </form>
      <ConflictDialog table={table} form={form} />
    </div>
  );
}
