import { useId, useRef, type ReactNode } from "react";
import type { ContentEditorHandle } from "@/admin/editor/content-editor";
import { DraftBar } from "@/admin/rows/draft-bar";
import { RowDialogs } from "@/admin/rows/row-dialogs";
import { postForm } from "@/content/admin/post-form";
import type { BlogPost } from "@/data/blog-posts";
import { POST_LABELS, postAsText } from "./post-fields";
import { PostFormDetails } from "./post-form-details";
import { PostFormFooter } from "./post-form-footer";
import { usePostForm, type PostFormOptions } from "./use-post-form";
import { PostFormText } from "./post-form-text";
import { useSaveShortcut } from "@/admin/rows/use-save-shortcut";

type PostFormProps = PostFormOptions & {
  /** Renders the post as its public page does. */
  renderPreview: (post: BlogPost) => ReactNode;
  onCancel: () => void;
};

/** The form of a post. The title is focused when it opens. */
export function PostForm(props: PostFormProps) {
  const { post, posts, renderPreview, onCancel } = props;
  const formRef = useRef<HTMLFormElement>(null);
  const contentRef = useRef<ContentEditorHandle>(null);
  const saveButtonRef = useRef<HTMLButtonElement>(null);
  const state = usePostForm({ ...props, formRef, contentRef, saveButtonRef });
  const { form, saving } = state;
  const headingId = useId();
  const submit = () => formRef.current?.requestSubmit();
  useSaveShortcut(submit);

  return (
    <div className="mt-8 grid grid-cols-1 gap-4">
      <DraftBar form={form} labels={POST_LABELS} />
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
            {post ? postForm.editTitle : postForm.newTitle}
          </h2>
          <p className="text-sm text-ink-600">{postForm.required}</p>
        </div>
        <div
          // Input during a save would be lost when the form closes.
          inert={saving.isSaving}
          className="grid grid-cols-1 gap-x-8 gap-y-6 px-5 py-6 sm:px-6 xl:grid-cols-[minmax(0,1fr)_22rem]"
        >
          <PostFormText post={post} posts={posts} state={state} contentRef={contentRef} />
          <PostFormDetails posts={posts} state={state} />
        </div>
        <PostFormFooter
          post={post}
          state={state}
          saveButtonRef={saveButtonRef}
          onSave={submit}
          renderPreview={renderPreview}
          onCancel={onCancel}
        />
      </form>
      <RowDialogs
        form={form}
        saving={saving}
        labels={POST_LABELS}
        myText={postAsText(form.values)}
      />
    </div>
  );
}
