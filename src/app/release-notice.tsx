import { useEffect, useState } from "react";
import { Button } from "@/ui/button";
import { newRelease as copy } from "@/content/error-screen";
import { askServer } from "./missing-code";

/**
 * Says that a new release has removed code that this page asks for, whatever part of the page asked.
 * That part offers to try again, which would fail for ever.
 */
export function ReleaseNotice() {
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const handleError = async ({ payload, defaultPrevented }: VitePreloadErrorEvent) => {
      if (!defaultPrevented && (await isGone(payload.message))) setIsShown(true);
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
        <Button
          variant="whiteOutline"
          onClick={() => {
            window.location.reload();
          }}
        >
          {copy.action}
        </Button>
      </div>
    </div>
  );
}

/**
 * Whether the server no longer has the file that the error names: some hosts answer with a page. Safari
 * names none, so it is enough there that the server answers.
 */
async function isGone(error: string): Promise<boolean> {
  const file = /https?:\S+/.exec(error)?.[0];
  const answer = await askServer(file ?? window.location.href);
  if (!file || !answer?.ok) return answer !== null;
  return /html/.test(answer.headers.get("content-type") ?? "");
}
