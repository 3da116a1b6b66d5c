import { Helmet } from "react-helmet-async";
import { useLocation } from "react-router-dom";
import { site } from "@/config/site";

type PageHeadProps = {
  title: string;
  description?: string;
  /** The picture of a shared link, a path of this site or a whole address. */
  image?: string;
  /** An article or a story, not a page of the site. */
  isArticle?: boolean;
  /** Keeps the page out of search engines. */
  isUnlisted?: boolean;
};

/**
 * The document's title, description, canonical address and Open Graph card; the only place that
 * sets them. The canonical address leaves out the query: a filtered list is the same page.
 */
export function PageHead({
  title,
  description,
  image = "/og-default.png",
  isArticle = false,
  isUnlisted = false,
}: PageHeadProps) {
  const { pathname } = useLocation();
  const url = new URL(pathname.replace(/(.)\/+$/, "$1"), site.url).href;
  return (
    <Helmet>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {isUnlisted && <meta name="robots" content="noindex" />}
      {!isUnlisted && <link rel="canonical" href={url} />}
      {!isUnlisted && <meta property="og:url" content={url} />}
      <meta property="og:type" content={isArticle ? "article" : "website"} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:image" content={new URL(image, site.url).href} />
    </Helmet>
  );
}
