import { Helmet } from "react-helmet-async";
import { useLocation } from "react-router-dom";
import { feedPath, paths, shareCard } from "@/config/paths";
import { site } from "@/config/site";

type PageHeadProps = {
  title: string;
  /**
   * The description for search results and shared links. Without it there is no sharing metadata.
   */
  description?: string;
  /** The image of shared links. Defaults to a share card. */
  image?: { url: string; alt: string } | null;
  /** The path of the page whose share card is used. Defaults to the page itself. */
  cardOf?: string;
  /** When the article was published and last changed, ISO 8601. */
  article?: { published: string | undefined; modified: string | undefined };
  /** Excludes the page from search engines. */
  isUnlisted?: boolean;
};

/** The metadata of the page. The only component that sets the title and sharing tags. */
export function PageHead({ title, description, isUnlisted, ...card }: PageHeadProps) {
  return (
    <>
      <Helmet>
        <title>{title}</title>
        {description && <meta name="description" content={description} />}
        {isUnlisted && <meta name="robots" content="noindex" />}
      </Helmet>
      {description !== undefined && !isUnlisted && (
        <ShareHead title={title} description={description} {...card} />
      )}
    </>
  );
}

type ShareHeadProps = Pick<PageHeadProps, "title" | "image" | "cardOf" | "article"> & {
  description: string;
};

/**
 * The canonical address has no query, because a filtered list is the same page. X reads the `og:`
 * tags as well and needs only the type of card in addition.
 */
function ShareHead({ title, description, image, cardOf, article }: ShareHeadProps) {
  const { pathname } = useLocation();
  const path = pathname.replace(/(.)\/+$/, "$1");
  const url = new URL(path, site.url).href;
  const picture = image ?? { url: shareCard(cardOf ?? path), alt: title };
  return (
    <Helmet>
      <link rel="canonical" href={url} />
      {path.startsWith(paths.blog) && (
        <link rel="alternate" type="application/rss+xml" title={site.blogName} href={feedPath} />
      )}
      <meta property="og:url" content={url} />
      <meta property="og:type" content={article ? "article" : "website"} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:image" content={new URL(picture.url, site.url).href} />
      <meta property="og:image:alt" content={picture.alt} />
      {/* The picture of an article, which this stands for, could be of any type. */}
      {article && !image && <meta property="og:image:type" content="image/jpeg" />}
      {!image && <meta property="og:image:width" content="1200" />}
      {!image && <meta property="og:image:height" content="630" />}
      {article?.published && <meta property="article:published_time" content={article.published} />}
      {article?.modified && <meta property="article:modified_time" content={article.modified} />}
      <meta name="twitter:card" content="summary_large_image" />
    </Helmet>
  );
}
