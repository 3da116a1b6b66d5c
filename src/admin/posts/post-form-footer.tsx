import { Check } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { SaveStatus } from "@/admin/rows/save-status";
import { Button } from "@/components/ui/button";
import { postForm } from "@/content/admin/post-form";
import type { BlogPost } from "@/data/blog-posts";
import type { PostFormState } from "./use-post-form";
import { PostPreview } from "./post-preview";

type PostFormFooterProps = {
  post: BlogPost | null;
  state: PostFormState;
  saveButtonRef: RefObject<HTMLButtonElement | null>;
  renderPreview: (post: BlogPost) => ReactNode;
  onSave: () => void;
  onCancel: () => void;
};

/** The buttons of the form and the result of the last save. */
export function PostFormFooter({
  post,
  state: { form, saving },
  saveButtonRef,
  renderPreview,
  onSave,
  onCancel,
}: PostFormFooterProps) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-8 gap-y-4 rounded-b-box bg-sand px-5 py-4 sm:px-6">
      <div className="flex min-w-0 flex-1 basis-64 flex-wrap items-center gap-x-6 gap-y-1">
        <p className="text-sm text-ink-600">{postForm.live}</p>
        <SaveStatus
          state={saving.state}
          onUnlocked={saving.clearStatus}
          getReturnFocus={() => saveButtonRef.current}
        />
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <PostPreview
          post={post}
          values={form.values}
          isDisabled={saving.isSaving}
          renderPreview={renderPreview}
        />
        <Button variant="ghost" disabled={saving.isSaving} onClick={onCancel}>
          {postForm.cancel}
        </Button>
        {/* Not `disabled` while saving, because that would lose the focus. */}
        <Button
          ref={saveButtonRef}
          aria-busy={saving.isSaving}
          aria-disabled={saving.isSaving}
          onClick={onSave}
        >
          <Check aria-hidden="true" className="size-5" />
          {postForm.save}
        </Button>
      </div>
    </div>
  );
}
