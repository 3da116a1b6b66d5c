import { useEffect, useRef, useState } from "react";
import { DEFAULT_FAVICON } from "@/config/limits";
import { useReconnect } from "@/hooks/use-reconnect";
import { faviconHref, showFavicon } from "@/lib/favicon";

/** Puts the favicon of the site settings on every page; without one the default stays. */
export function Favicon() {
  const [attempt, setAttempt] = useState(1);
  const failedAttempt = useRef(0);

  useEffect(() => {
    let isCurrent = true;
    readFavicon()
      .then((favicon) => {
        if (isCurrent) showFavicon(faviconHref(favicon, DEFAULT_FAVICON));
      })
      .catch((error: unknown) => {
        console.error("The site settings could not be read.", error);
        failedAttempt.current = attempt;
      });
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  useReconnect(() => {
    setAttempt(failedAttempt.current + 1);
  });

  return null;
}

/** No page has to wait for the code of it. */
async function readFavicon(): Promise<string | undefined> {
  const { FAVICON_KEY, listSiteSettings } = await import("@/db/site-settings");
  return (await listSiteSettings()).get(FAVICON_KEY);
}
