import { useMemo, type MouseEvent } from "react";
import { RichText } from "@/ui/rich-text";
import { contentEditor } from "@/content/admin/content-editor";
import { prepareArticle } from "@/lib/article";
import { hashTargetId, revealElement } from "@/lib/anchors";
import { makeAnchorFinder } from "@/lib/content-ids";

/** The content as the public page renders it. */
export function ArticlePreview({ html }: { html: string }) {
  const article = useMemo(() => prepareArticle(html), [html]);
  const isEmpty = article.html.trim() === "";

  /** Links are opened in a new tab, so that they do not leave the form. */
  function handleClick(event: MouseEvent<HTMLDivElement>) {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link) return;
    if (link.getAttribute("href")?.startsWith("#")) {
      event.preventDefault();
      goToId(event.currentTarget, hashTargetId(link.hash));
    } else {
      link.target = "_blank";
      link.rel = "noopener noreferrer";
    }
  }

  if (isEmpty)
    return <p className="text-base text-muted-foreground">{contentEditor.previewPanel.empty}</p>;
  return (
    <div className="grid gap-6">
      <p className="border-b border-border pb-4 text-base text-muted-foreground">
        {contentEditor.previewPanel.links}
      </p>
      {/* The handler only redirects the links inside, which are keyboard accessible themselves. A
          heading at the top needs no margin above it. */}
      <div className="min-w-0 [&_.prose>:first-child]:mt-0" onClickCapture={handleClick}>
        <RichText article={article} />
      </div>
    </div>
  );
}

function goToId(holder: HTMLElement, id: string) {
  const target = makeAnchorFinder(holder.querySelectorAll<HTMLElement>("[id]"))(id);
  if (!target) return;
  revealElement(target);
  target.tabIndex = -1;
  target.focus();
}
