import type { MouseEvent } from "react";
import { useNavigate } from "react-router-dom";
import { useGoToSection } from "@/hooks/use-go-to-section";
import { hashTargetId } from "@/lib/hash-target";
import { isPlainClick } from "@/lib/plain-click";
import "@/styles/pages/prose.css";

type RichTextProps = {
  /** Prepared by `prepareArticle`, or our own copy. The key finds a stored one in the page. */
  article: { html: string; key?: string };
};

/** The body of an article. Links inside the site stay in the app. */
export function RichText({ article }: RichTextProps) {
  const navigate = useNavigate();
  const goToSection = useGoToSection();

  function handleClick(event: MouseEvent<HTMLDivElement>) {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || !isPlainClick(event) || event.defaultPrevented) return;
    if (link.target || link.hasAttribute("download") || !isPageLink(link)) return;
    event.preventDefault();
    if (link.hash && link.pathname === window.location.pathname)
      goToSection(hashTargetId(link.hash));
    else void navigate(link.pathname + link.search + link.hash);
  }

  return (
    // The handler only follows links, which have their own keyboard behavior.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      dir="auto"
      className="prose"
      data-article={article.key}
      onClick={handleClick}
      dangerouslySetInnerHTML={{ __html: article.html }}
    />
  );
}

/** A page of this site, and not one of its files (a picture, an upload, a PDF). */
function isPageLink({ origin, pathname }: HTMLAnchorElement): boolean {
  const isFile = pathname.startsWith("/storage/") || /^\/(?!blog\/).*\.\w+$/.test(pathname);
  // "//host" as a path, which the router would take for another site.
  const isHost = pathname.startsWith("//");
  return origin === window.location.origin && !isFile && !isHost;
}
