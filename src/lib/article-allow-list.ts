/** What an article may be made of. Everything else of a stored text is taken out, its words stay. */
export const ARTICLE_TAGS = [
  "p h1 h2 h3 h4 h5 h6 div section aside blockquote pre hr br wbr address",
  "ul ol li dl dt dd details summary figure figcaption",
  "table caption colgroup col thead tbody tfoot tr th td",
  "a b strong i em u s strike del ins mark small sub sup span code kbd samp var tt",
  "abbr cite q dfn time bdi bdo ruby rt rp font big center",
  "img picture source video audio track iframe",
].flatMap((line) => line.split(" "));

/** No looks, no names, no roles: nothing by which a text could pass for a part of the page. */
export const ARTICLE_ATTRIBUTES = [
  "id title lang dir translate aria-label aria-hidden",
  "href target rel hreflang download cite datetime",
  "src srcset sizes media type alt width height allowfullscreen",
  "controls loop muted playsinline poster kind srclang label default",
  "colspan rowspan scope headers abbr span start reversed value open",
].flatMap((line) => line.split(" "));

/** Words that may hold a colon, which in an address would end the protocol. */
export const ARTICLE_TEXT_ATTRIBUTES = ["aria-label", "abbr", "media"];

/** The web, mail and telephones, or an address without a protocol. */
export const ARTICLE_ADDRESS = /^(?:(?:https?|mailto|tel|sms):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i;
