import { NetworkIcon } from "@/ui/network-icon";
import { Button } from "@/ui/button";
import { blogPost as copy } from "@/content/blog";
import { SHARE_NETWORKS, shareLink } from "@/lib/share-links";

/** Share links that open a network's page with the current address in a new window. */
export function ShareButtons({ title }: { title: string }) {
  return (
    <div className="flex items-center gap-1">
      <span className="mr-2 text-sm text-ink-600">{copy.share}</span>
      {SHARE_NETWORKS.map((network) => (
        <Button
          key={network}
          variant="ghost"
          size="icon"
          aria-label={`Share on ${network}`}
          onClick={() => {
            const { origin, pathname } = window.location;
            const link = shareLink(network, origin + pathname, title);
            window.open(link, "_blank", "noopener,noreferrer,width=640,height=560");
          }}
        >
          <NetworkIcon network={network} />
        </Button>
      ))}
    </div>
  );
}
