import { useMemo, type MouseEvent } from "react";
import { RichText } from "@/ui/rich-text";
import { contentEditor } from "@/content/admin/content-editor";
import { prepareArticle } from "@/lib/article";
import type { ArticleHeading } from "@/lib/article-headings";
import { revealElement } from "@/lib/closed-details";
import { makeAnchorFinder } from "@/lib/content-ids";
import { hashTargetId } from "@/lib/hash-target";

/** The content as the public page renders it. */
export function ArticlePreview({ html }: { html: string }) {
  const article = useMemo(() => prepareArticle(html), [html]);
  const copy = contentEditor.previewPanel;
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

  if (isEmpty) return <p className="text-sm text-ink-600">{copy.empty}</p>;
  return (
    <div className="grid gap-6">
      {/* The handler only redirects the links inside, which are keyboard accessible themselves. */}
      <PreviewContents headings={article.headings} />
      {/* A heading at the top needs no margin above it. */}
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

function PreviewContents({ headings }: { headings: readonly ArticleHeading[] }) {
  const copy = contentEditor.previewPanel;
  return (
    <div className="grid gap-1 border-b border-line pb-4 text-sm text-ink-600">
      {headings.length > 0 ? (
        <>
          <p className="font-semibold text-ink">{copy.headings}</p>
          <ul aria-label={copy.headings}>
            {headings.map(({ id, text, level }) => (
              <li key={id} className={level === 3 ? "pl-5" : undefined}>
                {text}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{copy.noHeadings}</p>
      )}
      <p className="mt-2">{copy.links}</p>
    </div>
  );
}
