import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { PostImage } from "@/ui/post-image";
import { PostSummary } from "@/ui/post-summary";
import { blogPost as copy } from "@/content/blog";
import { blogPostQueries, type BlogPost } from "@/data/blog-posts";

/** Up to two related posts. If they cannot be read, that is only logged. */
export function RelatedArticles({ post }: { post: BlogPost }) {
  const { data: related } = useQuery(blogPostQueries.related(post.slug, post.category));

  if (!related?.length) return null;
  return (
    <section aria-labelledby="post:related" className="border-t border-border bg-muted">
      <div className="container py-16 lg:py-24">
        <h2 id="post:related" className="text-d2">
          {copy.relatedTitle}
        </h2>
        <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-2">
          {related.map((entry) => (
            <RelatedArticle key={entry.slug} post={entry} />
          ))}
        </div>
      </div>
    </section>
  );
}

function RelatedArticle({ post }: { post: BlogPost }) {
  const titleId = useId();
  return (
    <article
      aria-labelledby={titleId}
      className="group relative grid gap-x-7 gap-y-4 border-t-2 border-strong pt-6 sm:grid-cols-[14rem_1fr]"
    >
      <PostImage
        post={post}
        isDecoration
        sizes="(width >= 40rem) 14rem, 100vw"
        className="aspect-4/3 w-full rounded object-cover"
      />
      <div className="min-w-0">
        <PostSummary post={post} titleId={titleId} size="small" />
      </div>
    </article>
  );
}
