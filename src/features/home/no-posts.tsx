import { Button } from "@/components/ui/button";
import { latestPosts as copy } from "@/content/home";

/** No post yet, or none could be read (spec, section 8); then it can be tried again. */
export function NoPosts({ onRetry }: { onRetry?: () => void }) {
  return (
    <>
      <p className="text-lead text-ink-600">{copy.empty}</p>
      {onRetry && (
        <Button variant="outline" className="mt-6" onClick={onRetry}>
          {copy.tryAgain}
        </Button>
      )}
    </>
  );
}
