import type { RefObject } from "react";
import { ContentEditor, type ContentEditorHandle } from "@/admin/editor/content-editor";
import { TextAreaField, TextField } from "@/admin/ui/text-field";
import type { BlogPost } from "@/data/blog-posts";
import { POST_LABELS } from "./post-fields";
import type { PostFormState } from "./use-post-form";
import { UPLOAD_CONTEXT } from "./post-image-upload";
import { SlugField } from "./slug-field";

type PostFormTextProps = {
  contentRef: RefObject<ContentEditorHandle | null>;
  post: BlogPost | null;
  posts: readonly BlogPost[];
  state: PostFormState;
};

/** The fields of the text: title, slug, excerpt and content. */
export function PostFormText({ post, posts, state, contentRef }: PostFormTextProps) {
  const { values } = state.form;
  const { change, errorOf } = state;
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-6">
      <TextField
        name="title"
        label={POST_LABELS.title}
        error={errorOf("title")}
        value={values.title}
        onChange={state.changeTitle}
      />
      <SlugField
        post={post}
        posts={posts}
        title={values.title}
        value={values.slug}
        error={errorOf("slug")}
        onChange={(slug) => {
          change({ slug });
        }}
      />
      <TextAreaField
        name="excerpt"
        label={POST_LABELS.excerpt}
        rows={3}
        error={errorOf("excerpt")}
        value={values.excerpt}
        onChange={(excerpt) => {
          change({ excerpt });
        }}
      />
      <ContentEditor
        ref={contentRef}
        label={POST_LABELS.content}
        uploadContext={UPLOAD_CONTEXT}
        error={errorOf("content")}
        value={values.content}
        onChange={(content) => {
          change({ content });
        }}
      />
    </div>
  );
}
