import { spellCategory } from "@/admin/rows/spell-category";
import type { BoundField } from "@/admin/rows/use-fields";
import { TextField } from "@/admin/ui/text-field";
import { postForm } from "@/content/admin/post-form";
import type { BlogPost } from "@/data/blog-posts";
import { tidyText } from "@/lib/clean-text";
import { listCategories } from "./post-table";

type CategoryFieldProps = {
  /** The posts whose spelling the category follows. */
  others: readonly BlogPost[];
  posts: readonly BlogPost[];
  field: BoundField;
};

/** A text field that suggests the categories in use and the usual ones, and keeps their spelling. */
export function CategoryField({ posts, others, field }: CategoryFieldProps) {
  const spelled = spellCategory(field.value, listCategories(others));
  return (
    <div>
      <TextField
        {...field}
        hint={postForm.categoryHint}
        suggestions={listCategories(posts).sort((a, b) => a.localeCompare(b))}
      />
      <div aria-live="polite">
        {spelled !== tidyText(field.value) && (
          <p className="text-sm text-ink-600">{postForm.spelledCategory(spelled)}</p>
        )}
      </div>
    </div>
  );
}
