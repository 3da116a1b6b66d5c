import { ContentEditor } from "@/admin/editor/content-editor";
import { TextAreaField } from "@/admin/ui/text-field";
import { TextField } from "@/admin/ui/text-field";
import type { BlogPost } from "@/data/blog-posts";
import { UPLOAD_CONTEXT } from "./post-table";
import { SlugField } from "./slug-field";
import type { PostFormState } from "./use-post-form";

type PostFormTextProps = {
  post: BlogPost | null;
  posts: readonly BlogPost[];
  state: PostFormState;
};

/** The fields of the text: title, slug, excerpt and content. */
export function PostFormText({ post, posts, state }: PostFormTextProps) {
  const { form, bind, changeTitle } = state;
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-6">
      <TextField {...bind("title")} onChange={changeTitle} />
      <SlugField post={post} posts={posts} title={form.values.title} field={bind("slug")} />
      <TextAreaField {...bind("excerpt")} rows={3} />
      <ContentEditor {...bind("content")} uploadContext={UPLOAD_CONTEXT} />
    </div>
  );
}
