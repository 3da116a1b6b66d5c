import { NetworkIcon } from "@/components/ui/network-icon";
import { Button } from "@/components/ui/button";
import { blogPost as copy } from "@/content/blog";
import { shareLinks } from "@/lib/share-links";

/** Opens a network's sharing page in a new window, with the address shown in the browser. */
export function ShareButtons({ title }: { title: string }) {
  const pageUrl = window.location.origin + window.location.pathname;
  return (
    <div className="flex items-center gap-1">
      <span className="mr-2 text-sm text-ink-600">{copy.share}</span>
      {shareLinks(pageUrl, title).map(({ network, href }) => (
        <Button
          key={network}
          variant="ghost"
          size="icon"
          aria-label={`Share on ${network}`}
          onClick={() => {
            window.open(href, "_blank", "noopener,noreferrer,width=640,height=560");
          }}
        >
          <NetworkIcon network={network} />
        </Button>
      ))}
    </div>
  );
}
