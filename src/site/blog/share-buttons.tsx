import { NetworkIcon } from "@/ui/network-icon";
import { buttonClass } from "@/ui/button";
import { blogPostPath } from "@/config/paths";
import { site } from "@/config/site";
import { blogPost as copy } from "@/content/blog";
import type { BlogPost } from "@/data/blog-posts";

const SHARE_NETWORKS = ["X", "Facebook", "LinkedIn"] as const;

type ShareNetwork = (typeof SHARE_NETWORKS)[number];

/** The share link of a social network. X also gets a text. */
export function shareLink(network: ShareNetwork, pageUrl: string, title: string): string {
  // Apps of some networks show the "+" of a form's encoding as it is.
  const query = (fields: Record<string, string>) =>
    new URLSearchParams(fields).toString().replaceAll("+", "%20");
  switch (network) {
    case "X": {
      const text = copy.shareText(title);
      return `https://x.com/intent/post?${query({ url: pageUrl, text })}`;
    }
    case "Facebook":
      return `https://www.facebook.com/sharer/sharer.php?${query({ u: pageUrl, t: title })}`;
    case "LinkedIn":
      return `https://www.linkedin.com/shareArticle?${query({ mini: "true", url: pageUrl, title })}`;
  }
}

/** Links that open a network's page with the post's published address in a new window. */
export function ShareButtons({ post }: { post: Pick<BlogPost, "slug" | "title"> }) {
  const address = new URL(blogPostPath(post.slug), site.url).href;
  return (
    <div className="flex items-center gap-1">
      <span className="mr-2 text-base text-muted-foreground">{copy.share}</span>
      {SHARE_NETWORKS.map((network) => (
        <a
          key={network}
          href={shareLink(network, address, post.title)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={copy.shareOn(network)}
          className={buttonClass({ variant: "ghost", size: "icon" })}
        >
          <NetworkIcon network={network} />
        </a>
      ))}
    </div>
  );
}
