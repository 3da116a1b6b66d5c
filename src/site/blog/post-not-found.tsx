import { FullPageMessage } from "@/ui/sections/full-page-message";
import { Button } from "@/ui/button";
import { LinkButton } from "@/ui/link-button";
import { paths } from "@/config/paths";
import { blogPost as copy } from "@/content/blog";

type PostNotFoundProps = {
  heading?: string;
  text?: string;
  onRetry: (() => void) | undefined;
};

/** There is no such post, or it could not be read. In the latter case it can be tried again. */
export function PostNotFound({
  heading = copy.notFoundTitle,
  text = copy.notFoundText,
  onRetry,
}: PostNotFoundProps) {
  return (
    <div role="alert">
      <FullPageMessage heading={heading} text={text}>
        <LinkButton to={paths.blog} size="lg">
          {copy.backToBlog}
        </LinkButton>
        {onRetry && (
          <Button variant="outline" size="lg" onClick={onRetry}>
            {copy.tryAgain}
          </Button>
        )}
      </FullPageMessage>
    </div>
  );
}
