import { useRef } from "react";
import { TextField } from "@/components/admin/fields/text-field";
import { postForm } from "@/content/admin/post-form";
import type { BlogPost } from "@/db/blog-posts";
import { findFreeSlug, slugify } from "@/lib/slug";
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
  const plainSlug = slugify(slug);
  const hasDiscouragedCharacters =
    post !== null && slug !== post.slug && plainSlug !== "" && plainSlug !== slug;
  const ownerId = useSlugOwner(slug === post?.slug ? "" : slug);
  const owner = posts.find(({ id }) => id === ownerId);

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
      {post !== null && slug !== "" && <SlugAddress slug={slug} />}
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
        {ownerId !== null && ownerId !== post?.id && (
          <PostSuggestion
            text={owner ? copy.usedBy(postName(owner)) : copy.usedByAnother}
            action={copy.use(suggest(slug, posts))}
            onAccept={() => {
              onChange(suggest(slug, posts));
              input.current?.focus();
            }}
          />
        )}
      </div>
    </div>
  );
}

/** The slug itself is excluded, even if the list does not contain it yet. */
function suggest(slug: string, posts: readonly BlogPost[]): string {
  return findFreeSlug(slug, new Set([slug, ...posts.map((post) => post.slug)]));
}

function hintWhileCreating(title: string): string {
  if (title.trim() === "") return copy.beforeTitle;
  return /[a-z0-9]/.test(slugify(title)) ? copy.fromTitle : copy.fallback;
}
