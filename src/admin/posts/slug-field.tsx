import { useQuery } from "@tanstack/react-query";
import type { BoundField } from "@/admin/rows/use-fields";
import { TextField } from "@/admin/ui/text-field";
import { useSettled } from "@/admin/ui/use-settled";
import { CopyButton } from "@/ui/copy-button";
import { blogPostPath } from "@/config/paths";
import { editing } from "@/content/admin/editing";
import { postForm } from "@/content/admin/post-form";
import { findPostIdBySlug } from "@/data/blog-post-editing";
import type { BlogPost } from "@/data/blog-posts";
import { movedPostQueries } from "@/data/moved-posts";
import { findFreeSlug, findSlugFault, shortenSlug } from "@/lib/slug";
import { FieldSuggestion } from "./field-suggestion";
import { findSlugSharer } from "./find-post-problem";
import { hasPlainSlug, toPlainSlug } from "./post-slug";
import { postName } from "./post-table";

const copy = postForm.slug;

/** How long typing has to pause before the database is asked who has the slug. */
const OWNER_DELAY_MS = 400;

type SlugFieldProps = {
  /** Null for a new post. */
  post: BlogPost | null;
  posts: readonly BlogPost[];
  title: string;
  field: BoundField;
};

/**
 * The slug field. The slug is made from the title; of an existing post it is changed only by hand.
 */
export function SlugField({ post, posts, title, field }: SlugFieldProps) {
  const slug = field.value.trim();
  const isLocked = post === null && title.trim() !== "";
  const isRenamed = Boolean(post?.slug) && slug !== post?.slug;
  const moved = useQuery({ ...movedPostQueries.all(), enabled: isRenamed });
  const fault = findSlugFault(slug);
  const plainSlug = toPlainSlug(slug);
  const isUntidy = !fault && hasPlainSlug(slug, post);
  const ownerId = useSlugOwner(slug === post?.slug ? "" : slug, field.error);
  const sharer = findSlugSharer(slug, post, posts);
  const owner = posts.find(({ id }) => id === ownerId) ?? sharer;
  const isTaken = sharer !== undefined || (ownerId !== null && ownerId !== post?.id);
  const reason = describeProblem();
  return (
    <div>
      <TextField
        {...field}
        hint={post === null ? hintWhileCreating(title) : undefined}
        spellCheck={false}
        autoCapitalize="off"
        readOnly={isLocked}
      />
      {post !== null && slug !== "" && !fault && (
        <div className="mt-1.5 flex flex-wrap items-center gap-x-4 text-base text-muted-foreground">
          <p className="wrap-anywhere">
            {copy.address} {blogPostPath(slug)}
          </p>
          <CopyButton
            label={copy.copy}
            text={window.location.origin + blogPostPath(slug)}
            words={editing.copying}
            variant="link"
          />
        </div>
      )}
      <div aria-live="polite">
        {isRenamed && !moved.isLoading && (
          <p className="text-base text-muted-foreground">
            {moved.data ? copy.leadsHere : copy.renamed}
          </p>
        )}
        {isUntidy && (
          <FieldSuggestion
            text={field.error === copy.keepUntidy ? copy.instead : copy.untidy}
            action={copy.use(plainSlug)}
            field={field}
            value={plainSlug}
          />
        )}
        {reason !== null && (
          <FieldSuggestion
            text={field.error === reason ? copy.instead : reason}
            action={copy.use(suggest())}
            field={field}
            value={suggest()}
          />
        )}
      </div>
    </div>
  );

  /** Why the slug cannot be used, as far as that is known while typing. */
  function describeProblem(): string | null {
    if (fault) return copy.faults[fault];
    if (!isTaken) return null;
    return owner ? copy.usedBy(postName(owner)) : copy.usedByAnother;
  }

  /** A slug that can be used. This one is excluded, even if the list does not contain it yet. */
  function suggest(): string {
    const start = fault === "unusable" ? plainSlug || "post" : slug;
    return findFreeSlug(start, new Set([slug, ...posts.map((other) => other.slug)]));
  }
}

function hintWhileCreating(title: string): string {
  if (title.trim() === "") return copy.beforeTitle;
  const slug = toPlainSlug(title);
  if (!/[a-z0-9]/.test(slug)) return copy.fallback;
  return shortenSlug(slug) === slug ? copy.fromTitle : copy.fromStartOfTitle;
}

/**
 * The id of the post that has this slug, looked up after a pause in typing, and again when saving
 * has found one; null if none is known. Errors are ignored, because saving checks again.
 */
function useSlugOwner(slug: string, error: string | undefined): string | null {
  const settled = useSettled(slug, OWNER_DELAY_MS);
  const { data = null } = useQuery({
    queryKey: ["slug-owner", settled, error],
    queryFn: () => findPostIdBySlug(settled).catch(() => null),
    enabled: settled !== "",
    gcTime: 0,
  });
  return settled === slug ? data : null;
}
