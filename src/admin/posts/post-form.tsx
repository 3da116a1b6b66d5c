import { ContentEditor } from "@/admin/editor/content-editor";
import { NoticeBar } from "@/admin/rows/notice-bar";
import { RowFormCard } from "@/admin/rows/row-form-card";
import { TextAreaField, TextField } from "@/admin/ui/text-field";
import { postDrafts } from "@/content/admin/post-drafts";
import { postForm as copy } from "@/content/admin/post-form";
import { PostDraftNotice, PostDraftPanel } from "./post-draft-panel";
import { PostFormDetails } from "./post-form-details";
import { PostPreview } from "./post-preview";
import { UPLOAD_CONTEXT } from "./post-table";
import { SlugField } from "./slug-field";
import { usePostDraft } from "./use-post-draft";
import { usePostForm, type PostFormOptions } from "./use-post-form";

type PostFormProps = PostFormOptions & { onCancel: () => void };

/** The form of a post. */
export function PostForm({ onCancel, ...options }: PostFormProps) {
  const { posts, opened } = options;
  const state = usePostForm(options);
  const { form, bind } = state;
  const draft = usePostDraft(form, opened.row);
  return (
    <RowFormCard
      form={form}
      title={opened.row ? copy.editTitle : copy.newTitle}
      note={copy.required}
      texts={copy}
      check={state.check}
      onCancel={onCancel}
      picture={form.values.image_url}
      preview={
        <PostPreview post={opened.row} values={state.tidied} isDisabled={form.write.isPending} />
      }
      draft={
        draft.isSupported
          ? {
              notice: draft.isGone ? (
                <NoticeBar>{postDrafts.gone}</NoticeBar>
              ) : (
                draft.other && (
                  <PostDraftNotice form={form} formKey={opened.key} draft={draft.other} />
                )
              ),
              panel: <PostDraftPanel draft={draft} values={form.values} check={state.check} />,
              isHeld: form.heldDraft !== null,
              save: (element) => {
                // One that has a time is published without anybody looking at it again.
                if (!draft.held?.publishAt || state.check(element)) void draft.save();
              },
            }
          : undefined
      }
    >
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-6">
          <TextField {...bind("title")} onChange={state.changeTitle} />
          <SlugField
            post={opened.row}
            posts={posts}
            title={form.values.title}
            field={bind("slug")}
          />
          <TextAreaField {...bind("excerpt")} rows={3} />
          <ContentEditor {...bind("content")} uploadContext={UPLOAD_CONTEXT} />
        </div>
        <PostFormDetails posts={posts} state={state} />
      </div>
    </RowFormCard>
  );
}
