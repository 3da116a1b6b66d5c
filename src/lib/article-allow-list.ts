/**
 * The elements an article may contain. Others are removed from stored HTML, and their text is kept.
 */
export const ARTICLE_TAGS = [
  "p h1 h2 h3 h4 h5 h6 div section aside blockquote pre hr br wbr address",
  "ul ol li dl dt dd details summary figure figcaption",
  "table caption colgroup col thead tbody tfoot tr th td",
  "a b strong i em u s strike del ins mark small sub sup span code kbd samp var tt",
  "abbr cite q dfn time bdi bdo ruby rt rp font big center",
  "img picture source video audio track iframe",
].flatMap((line) => line.split(" "));

/**
 * The attributes an article may contain. `class`, `style`, `name` and `role` are missing on
 * purpose: with them a stored text could imitate a part of the page.
 */
export const ARTICLE_ATTRIBUTES = [
  "id title lang dir translate aria-label aria-hidden",
  "href target rel hreflang download cite datetime",
  "src srcset sizes media type alt width height allowfullscreen",
  "controls loop muted playsinline poster kind srclang label default",
  "colspan rowspan scope headers abbr span start reversed value open",
].flatMap((line) => line.split(" "));

/** Attributes that hold words. A colon in them does not end a URL's protocol. */
export const ARTICLE_TEXT_ATTRIBUTES = ["aria-label", "abbr", "media"];

/** Allows the web, mail and telephone protocols, and URLs without a protocol. */
export const ARTICLE_URL_PATTERN =
  /^(?:(?:https?|mailto|tel|sms):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i;
