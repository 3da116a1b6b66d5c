import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { paths } from "@/config/paths";
import { blogPost as copy } from "@/content/blog";

/** No such post, or it could not be read; then it can be tried again. */
export function PostNotFound({ onRetry }: { onRetry?: () => void }) {
  return (
    <section role="alert" className="wrap sec">
      <h1 className="max-w-[17ch] text-d1">{copy.notFoundTitle}</h1>
      <p className="mt-6 max-w-measure text-lead text-ink-600">{copy.notFoundText}</p>
      <div className="mt-9 flex flex-wrap gap-4">
        <LinkButton to={paths.blog} size="lg">
          {copy.backToBlog}
        </LinkButton>
        {onRetry && (
          <Button variant="outline" size="lg" onClick={onRetry}>
            {copy.tryAgain}
          </Button>
        )}
      </div>
    </section>
  );
}
