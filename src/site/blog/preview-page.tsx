import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { goToSection } from "@/ui/hooks/use-anchor";
import { MAIN_ID } from "@/ui/page-change";
import { PageHead } from "@/ui/page-head";
import { Spinner } from "@/ui/states/spinner";
import { QueryProvider } from "@/ui/query-provider";
import { blogPost } from "@/content/blog";
import { preview as copy } from "@/content/preview";
import { postPreviewQuery } from "@/data/post-preview";
import { formatCalendarDate, localCalendarDate } from "@/lib/dates";
import { hashTargetId } from "@/lib/anchors";
import { isPlainClick } from "@/lib/plain-click";
import { PostArticle } from "./post-article";
import { PostNotFound } from "./post-not-found";

/** An article before it is public, for whoever has the key in the hash of the address. */
export function PreviewPage() {
  useEffect(() => {
    // Before the handlers of the links, of which those around the article are not in this page.
    document.addEventListener("click", goWithoutHash, true);
    return () => {
      document.removeEventListener("click", goWithoutHash, true);
    };
  }, []);

  return (
    <QueryProvider>
      <PageHead title={copy.title} isUnlisted />
      <Preview />
    </QueryProvider>
  );
}

function Preview() {
  const { hash } = useLocation();
  const { data, isFetching, isError, refetch } = useQuery(postPreviewQuery(hash));

  if (data) {
    const { post, article, until } = data;
    const title = post.title || copy.untitled;
    return (
      <>
        <p className="border-y border-border bg-muted font-semibold">
          <span className="container block py-3">
            {copy.notice(formatCalendarDate(localCalendarDate(new Date(until))))}
          </span>
        </p>
        <PostArticle key={hash} post={{ ...post, title }} article={article} isShared={false} />
      </>
    );
  }
  if (data === null) return <PostNotFound {...copy.ended} onRetry={undefined} />;
  if (isError && !isFetching)
    return <PostNotFound {...copy.failed} onRetry={() => void refetch()} />;
  return (
    <div className="min-h-dvh">
      <noscript className="container block pt-20">{copy.withoutScript}</noscript>
      <div className="noscript:hidden">
        <Spinner label={blogPost.loading} />
      </div>
    </div>
  );
}

/** Links to a part of the page leave the key in the address, which a reload needs. */
function goWithoutHash(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
  if (!link || !isPlainClick(event)) return;
  event.preventDefault();
  event.stopPropagation();
  const id = hashTargetId(link.getAttribute("href") ?? "");
  goToSection(id === MAIN_ID ? "" : id);
}
