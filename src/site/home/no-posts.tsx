import { Button } from "@/ui/button";
import { latestPosts as copy } from "@/content/home";

/**
 * There are no posts, or they could not be read. In the latter case it can be
 * tried again.
 */
export function NoPosts({ onRetry }: { onRetry?: () => void }) {
  return (
    <>
      <p className="text-lead text-muted-foreground">{copy.empty}</p>
      {onRetry && (
        <Button variant="outline" className="mt-6" onClick={onRetry}>
          {copy.tryAgain}
        </Button>
      )}
    </>
  );
}
