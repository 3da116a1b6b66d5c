import { AltTextHint } from "@/admin/upload/alt-text-hint";
import { TextField } from "@/admin/ui/text-field";
import { site } from "@/config/site";
import { postForm } from "@/content/admin/post-form";
import type { BlogPost } from "@/data/blog-posts";
import { FIRST_POST_DATE, LAST_POST_DATE } from "@/lib/dates";
import { CategoryField } from "./category-field";
import { POST_LABELS } from "./post-fields";
import type { PostFormState } from "./use-post-form";
import { PostImageUpload } from "./post-image-upload";

/** Two columns where there is room, which the narrow column of wide screens has not. */
const PAIR = "grid grid-cols-1 content-start gap-x-4 gap-y-6 sm:max-xl:grid-cols-2";

type PostFormDetailsProps = { posts: readonly BlogPost[]; state: PostFormState };

/** The fields beside the content: picture, date, category, tags and author. */
export function PostFormDetails({ posts, state }: PostFormDetailsProps) {
  const { values } = state.form;
  const { change, errorOf, today } = state;
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-6">
      <PostImageUpload url={values.image_url} alt={values.image_alt} onChange={change} />
      <TextField
        name="image_url"
        label={POST_LABELS.image_url}
        error={errorOf("image_url")}
        inputMode="url"
        spellCheck={false}
        value={values.image_url}
        onChange={(image_url) => {
          change({ image_url });
        }}
      />
      <TextField
        name="image_alt"
        label={POST_LABELS.image_alt}
        placeholder={postForm.image.altPlaceholder}
        hint={<AltTextHint value={values.image_alt} />}
        error={errorOf("image_alt")}
        value={values.image_alt}
        onChange={(image_alt) => {
          change({ image_alt });
        }}
      />
      <div className={PAIR}>
        <TextField
          name="date"
          type="date"
          min={FIRST_POST_DATE}
          max={LAST_POST_DATE}
          label={POST_LABELS.date}
          hint={values.date > today ? postForm.futureDate : undefined}
          error={errorOf("date")}
          value={values.date}
          onChange={(date) => {
            change({ date });
          }}
        />
        <CategoryField
          posts={posts}
          error={errorOf("category")}
          value={values.category}
          onChange={(category) => {
            change({ category });
          }}
        />
      </div>
      <TextField
        name="tags"
        label={POST_LABELS.tags}
        hint={postForm.tagsHint}
        value={values.tags}
        onChange={(tags) => {
          change({ tags });
        }}
      />
      <div className={PAIR}>
        <TextField
          name="author"
          label={POST_LABELS.author}
          hint={values.author.trim() ? undefined : postForm.authorHint(site.teamName)}
          value={values.author}
          onChange={(author) => {
            change({ author });
          }}
        />
        <TextField
          name="author_avatar"
          label={POST_LABELS.author_avatar}
          inputMode="url"
          spellCheck={false}
          value={values.author_avatar}
          onChange={(author_avatar) => {
            change({ author_avatar });
          }}
        />
      </div>
    </div>
  );
}
