export type ShareNetwork = "X" | "Facebook" | "LinkedIn";

/**
 * The sharing address of each network, with the page address and the title (spec section 7).
 * The first network also gets the text of the post.
 */
export function shareLinks(
  pageUrl: string,
  title: string,
): { network: ShareNetwork; href: string }[] {
  const query = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
  const text = `Check out this article: ${title}`;
  return [
    { network: "X", href: `https://x.com/intent/post?${query({ url: pageUrl, text })}` },
    {
      network: "Facebook",
      href: `https://www.facebook.com/sharer/sharer.php?${query({ u: pageUrl, t: title })}`,
    },
    {
      network: "LinkedIn",
      href: `https://www.linkedin.com/shareArticle?${query({ mini: "true", url: pageUrl, title })}`,
    },
  ];
}
