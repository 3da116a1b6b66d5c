export const SHARE_NETWORKS = ["X", "Facebook", "LinkedIn"] as const;

type ShareNetwork = (typeof SHARE_NETWORKS)[number];

/** The share link of a social network. X also gets a text. */
export function shareLink(network: ShareNetwork, pageUrl: string, title: string): string {
  // Apps of some networks show the "+" of a form's encoding as it is.
  const query = (fields: Record<string, string>) =>
    new URLSearchParams(fields).toString().replaceAll("+", "%20");
  switch (network) {
    case "X": {
      const text = `Check out this article: ${title}`;
      return `https://x.com/intent/post?${query({ url: pageUrl, text })}`;
    }
    case "Facebook":
      return `https://www.facebook.com/sharer/sharer.php?${query({ u: pageUrl, t: title })}`;
    case "LinkedIn":
      return `https://www.linkedin.com/shareArticle?${query({ mini: "true", url: pageUrl, title })}`;
  }
}
