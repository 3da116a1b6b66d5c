import { useEffect, useRef, useState } from "react";
import { DEFAULT_FAVICON } from "@/config/limits";
import { useReconnect } from "@/ui/hooks/use-reconnect";
import { faviconHref, showFavicon } from "@/lib/favicon";

/** Sets the favicon from the site settings on every page. Without a setting the default stays. */
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

  // Reads again only if the latest attempt has failed. Otherwise the number does not change.
  useReconnect(() => {
    setAttempt(failedAttempt.current + 1);
  });

  return null;
}

/** Imported on demand, so that no page waits for the code that reads the settings. */
async function readFavicon(): Promise<string | undefined> {
  const { FAVICON_KEY, listSiteSettings } = await import("@/data/site-settings");
  return (await listSiteSettings()).get(FAVICON_KEY);
}
