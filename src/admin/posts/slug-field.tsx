import { useRef } from "react";
import { TextField } from "@/admin/ui/text-field";
import { postForm } from "@/content/admin/post-form";
import type { BlogPost } from "@/data/blog-posts";
import { findFreeSlug, findSlugFault, shortenSlug, slugify } from "@/lib/slug";
import { findSlugSharer } from "./check-slug";
import { postName } from "./post-fields";
import { PostSuggestion } from "./post-suggestion";
import { SlugAddress } from "./slug-address";
import { useSlugOwner } from "./use-slug-owner";

const copy = postForm.slug;

type SlugFieldProps = {
  /** Null for a new post. */
  post: BlogPost | null;
  posts: readonly BlogPost[];
  title: string;
  value: string;
  onChange: (slug: string) => void;
  error: string | undefined;
};

/**
 * The slug field. The slug is made from the title; of an existing post it is changed only by hand.
 */
export function SlugField({ post, posts, title, value, onChange, error }: SlugFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const slug = value.trim();
  const isLocked = post === null && title.trim() !== "";
  const isRenamed = Boolean(post?.slug) && slug !== post?.slug;
  const fault = findSlugFault(slug);
  const plainSlug = slugify(slug);
  const hasDiscouragedCharacters =
    post !== null && !fault && slug !== post.slug && plainSlug !== "" && plainSlug !== slug;
  const ownerId = useSlugOwner(slug === post?.slug ? "" : slug);
  const sharer = findSlugSharer(slug, post, posts);
  const owner = posts.find(({ id }) => id === ownerId) ?? sharer;
  const isTaken = sharer !== undefined || (ownerId !== null && ownerId !== post?.id);
  const reason = describeProblem();

  return (
    <div>
      <TextField
        ref={input}
        name="slug"
        label={postForm.labels.slug}
        hint={post === null ? hintWhileCreating(title) : undefined}
        error={error}
        spellCheck={false}
        autoCapitalize="off"
        readOnly={isLocked}
        value={value}
        onChange={onChange}
      />
      {post !== null && slug !== "" && !fault && <SlugAddress slug={slug} />}
      <div aria-live="polite">
        {isRenamed && <p className="text-sm text-ink-600">{copy.renamed}</p>}
        {hasDiscouragedCharacters && (
          <PostSuggestion
            text={copy.discouragedCharacters}
            action={copy.use(plainSlug)}
            onAccept={() => {
              onChange(plainSlug);
              input.current?.focus();
            }}
          />
        )}
        {reason !== null && (
          <PostSuggestion
            text={error === reason ? copy.instead : reason}
            action={copy.use(suggest())}
            onAccept={() => {
              onChange(suggest());
              input.current?.focus();
            }}
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
  const slug = slugify(title);
  if (!/[a-z0-9]/.test(slug)) return copy.fallback;
  return shortenSlug(slug) === slug ? copy.fromTitle : copy.fromStartOfTitle;
}
