import { spellCategory } from "@/admin/rows/spell-category";
import { leadToButton } from "@/admin/rows/use-fields";
import { TextField } from "@/admin/ui/text-field";
import { AltTextHint } from "@/admin/upload/alt-text-hint";
import { ImagePreview } from "@/admin/upload/image-preview";
import { ImageUpload } from "@/admin/upload/image-upload";
import { site } from "@/config/site";
import { postForm } from "@/content/admin/post-form";
import type { BlogPost } from "@/data/blog-posts";
import { tidyText } from "@/lib/clean-text";
import { FIRST_POST_DATE, LAST_POST_DATE } from "@/lib/dates";
import { fileZone } from "@/lib/file-drops";
import { listCategories, UPLOAD_CONTEXT } from "./post-table";
import type { PostFormState } from "./use-post-form";

const copy = postForm.image;

/** Two columns where there is room, which the narrow column of wide screens has not. */
const PAIR = "grid grid-cols-1 content-start gap-x-4 gap-y-6 sm:max-xl:grid-cols-2";

type PostFormDetailsProps = { posts: readonly BlogPost[]; state: PostFormState };

/** The fields beside the content: picture, date, category, tags and author. */
export function PostFormDetails({ posts, state }: PostFormDetailsProps) {
  const { form, bind, today, others } = state;
  const { values } = form;
  const spelled = spellCategory(values.category, listCategories(others));
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-6">
      <FeaturedImage state={state} />
      <TextField {...bind("image_url")} ref={null} inputMode="url" spellCheck={false} />
      <TextField
        {...bind("image_alt")}
        placeholder={copy.altPlaceholder}
        hint={<AltTextHint value={values.image_alt} />}
      />
      <div className={PAIR}>
        <TextField
          {...bind("date")}
          type="date"
          min={FIRST_POST_DATE}
          max={LAST_POST_DATE}
          hint={values.date > today ? postForm.futureDate : undefined}
        />
        <div>
          <TextField
            {...bind("category")}
            hint={postForm.categoryHint}
            suggestions={listCategories(posts).sort((a, b) => a.localeCompare(b))}
          />
          <div aria-live="polite">
            {spelled !== tidyText(values.category) && (
              <p className="text-base text-muted-foreground">{postForm.spelledCategory(spelled)}</p>
            )}
          </div>
        </div>
      </div>
      <TextField {...bind("tags")} hint={postForm.tagsHint} />
      <div className={PAIR}>
        <TextField
          {...bind("author")}
          hint={values.author.trim() ? undefined : postForm.authorHint(site.teamName)}
        />
        <TextField {...bind("author_avatar")} inputMode="url" spellCheck={false} />
      </div>
    </div>
  );
}

/** The featured picture, with a button to upload another one. */
function FeaturedImage({ state: { form, bind, change } }: { state: PostFormState }) {
  const { values } = form;
  const hasImage = values.image_url.trim() !== "";
  return (
    <div {...fileZone} ref={leadToButton(bind("image_url").ref)}>
      <p className="text-base font-semibold">{copy.title}</p>
      <ImagePreview url={values.image_url} alt={values.image_alt} className="mt-1.5 max-w-md" />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <ImageUpload
          context={UPLOAD_CONTEXT}
          label={hasImage ? copy.replace : copy.upload}
          aria-label={hasImage ? copy.replaceLabel : copy.uploadLabel}
          onUploaded={(image) => {
            change({ image_url: image.url, image_alt: image.alt });
          }}
        />
        <span className="basis-full text-base text-muted-foreground">{copy.limits}</span>
      </div>
    </div>
  );
}
