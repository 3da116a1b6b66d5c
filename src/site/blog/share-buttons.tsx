import { NetworkIcon } from "@/ui/network-icon";
import { buttonClass } from "@/ui/button";
import { blogPostPath } from "@/config/paths";
import { site } from "@/config/site";
import { blogPost as copy } from "@/content/blog";
import type { BlogPost } from "@/data/blog-posts";
import { SHARE_NETWORKS, shareLink } from "@/lib/share-links";

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
          aria-label={`Share on ${network}`}
          className={buttonClass({ variant: "ghost", size: "icon" })}
        >
          <NetworkIcon network={network} />
        </a>
      ))}
    </div>
  );
}
