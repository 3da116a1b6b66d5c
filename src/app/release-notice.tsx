import { useEffect, useState } from "react";
import { Button } from "@/ui/button";
import { newRelease as copy } from "@/content/new-release";

/**
 * Says that a new release has removed code that this page asks for, whatever part of the page asked.
 * That part offers to try again, which would fail for ever.
 */
export function ReleaseNotice() {
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    // Vite reports every failed import: https://vite.dev/guide/build#load-error-handling
    const handleError = (event: VitePreloadErrorEvent) => {
      // A page can be used without a style sheet of its own, so Vite shall run its code.
      if (event.payload.message.includes("CSS")) {
        event.preventDefault();
        return;
      }
      void isGone(event.payload.message).then((isMissing) => {
        if (isMissing) setIsShown(true);
      });
    };
    window.addEventListener("vite:preloadError", handleError);
    return () => {
      window.removeEventListener("vite:preloadError", handleError);
    };
  }, []);

  if (!isShown) return null;
  return (
    <div role="alert" className="page-notice surface-dark">
      <div className="container flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <p className="max-w-text">{copy.text}</p>
        <Button variant="whiteOutline" onClick={reload}>
          {copy.action}
        </Button>
      </div>
    </div>
  );
}

function reload() {
  window.location.reload();
}

/**
 * Whether the server no longer has the file that the error names: some hosts answer with a page. Safari
 * names none, so it is enough there that the server answers.
 */
async function isGone(error: string): Promise<boolean> {
  const file = /https?:\S+/.exec(error)?.[0];
  try {
    const response = await fetch(file ?? window.location.href, {
      method: "HEAD",
      cache: "no-store",
    });
    const isPage = response.headers.get("content-type")?.includes("html");
    return !file || !response.ok || isPage === true;
  } catch {
    return false;
  }
}
