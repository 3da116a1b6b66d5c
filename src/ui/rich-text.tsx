import { useRef, type MouseEvent } from "react";
import { useNavigate } from "react-router-dom";
import { useGoToSection, useHashTarget } from "./hooks/use-anchor";
import { hashTargetId } from "@/lib/anchors";
import { isPlainClick } from "@/lib/plain-click";
import "./prose.css";

type RichTextProps = {
  /**
   * From `prepareArticle`, or our own copy. `key` identifies a stored article in prerendered HTML.
   */
  article: { html: string; key?: string };
};

/** The body of an article. Links within the site are followed by the router. */
export function RichText({ article }: RichTextProps) {
  const navigate = useNavigate();
  const goToSection = useGoToSection();
  const ref = useRef<HTMLDivElement>(null);
  useHashTarget(ref, article.html);

  function handleClick(event: MouseEvent<HTMLDivElement>) {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || !isPlainClick(event) || event.defaultPrevented) return;
    if (link.target || link.hasAttribute("download") || !isPageLink(link)) return;
    event.preventDefault();
    const isFragment = link.hash !== "" || link.getAttribute("href") === "#";
    if (isFragment && link.pathname === window.location.pathname)
      goToSection(hashTargetId(link.hash));
    else void navigate(link.pathname + link.search + link.hash);
  }

  return (
    // The handler only follows the links inside, which are keyboard accessible themselves.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      ref={ref}
      dir="auto"
      className="prose"
      data-article={article.key}
      onClick={handleClick}
      dangerouslySetInnerHTML={{ __html: article.html }}
    />
  );
}

/** Whether a link leads to a page of this site, as opposed to a file such as an upload or a PDF. */
function isPageLink({ origin, pathname }: HTMLAnchorElement): boolean {
  const isFile = pathname.startsWith("/storage/") || /^\/(?!blog\/).*\.\w+$/.test(pathname);
  // The router would take a path that starts with "//" for the address of another site.
  const isHost = pathname.startsWith("//");
  return origin === window.location.origin && !isFile && !isHost;
}
