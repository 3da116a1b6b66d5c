import { useEffect, useRef, useState } from "react";
import { DEFAULT_FAVICON } from "@/config/limits";
import { FAVICON_KEY, listSiteSettings } from "@/db/site-settings";
import { useReconnect } from "@/hooks/use-reconnect";
import { faviconHref, showFavicon } from "@/lib/favicon";

/** Puts the favicon of the site settings on every page; without one the default stays. */
export function Favicon() {
  const [attempt, setAttempt] = useState(1);
  const failedAttempt = useRef(0);

  useEffect(() => {
    let isCurrent = true;
    listSiteSettings()
      .then((settings) => {
        if (isCurrent) showFavicon(faviconHref(settings.get(FAVICON_KEY), DEFAULT_FAVICON));
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
