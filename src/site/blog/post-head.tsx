import { PageHead } from "@/ui/page-head";
import { StructuredData, article } from "@/ui/structured-data";
import { blogPostPath, paths, shareCard } from "@/config/paths";
import { site } from "@/config/site";
import type { BlogPost } from "@/data/blog-posts";
import { toIsoDate } from "@/lib/dates";
import { shareImage, webImage } from "@/lib/share-image";

/** The metadata of a post for search engines and shared links. */
export function PostHead({ post }: { post: BlogPost }) {
  const { slug, title, excerpt, date, category, author } = post;
  const shared = shareImage(post.image_url, site.url);
  const card = new URL(shareCard(paths.blog), site.url).href;
  const published = toIsoDate(date);
  const changed = post.updated_at || undefined;
  // The date of publication may be later than the last change.
  const isAhead = published !== undefined && published > post.updated_at;
  const dates = { published, modified: isAhead ? published : changed };
  return (
    <>
      <PageHead
        title={`${title} | ${site.blogName}`}
        description={excerpt}
        image={shared === null ? null : { url: shared, alt: post.image_alt || title }}
        cardOf={paths.blog}
        article={dates}
      />
      <StructuredData
        page="blog"
        current={title}
        things={[
          article("BlogPosting", {
            name: title,
            description: excerpt,
            path: blogPostPath(slug),
            image: webImage(post.image_url, site.url) ?? card,
            category,
            ...dates,
            ...(author !== site.teamName && { author }),
          }),
        ]}
      />
    </>
  );
}
