import { useEffect } from "react";
import { DEFAULT_FAVICON } from "@/config/limits";
import { FAVICON_KEY, listSiteSettings } from "@/db/site-settings";
import { faviconHref, showFavicon } from "@/lib/favicon";

/** Puts the favicon of the site settings on every page; without one the default stays. */
export function Favicon() {
  useEffect(() => {
    let isCurrent = true;
    listSiteSettings()
      .then((settings) => {
        if (isCurrent) showFavicon(faviconHref(settings.get(FAVICON_KEY), DEFAULT_FAVICON));
      })
      .catch((error: unknown) => {
        console.error("The site settings could not be read.", error);
      });
    return () => {
      isCurrent = false;
    };
  }, []);

  return null;
}
