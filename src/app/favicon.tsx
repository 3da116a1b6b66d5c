import { useEffect } from "react";
import { DEFAULT_FAVICON } from "@/config/limits";
import { listSiteSettings } from "@/db/site-settings";
import { faviconHref } from "@/lib/favicon";

/** Puts the favicon of the site settings on every page; without one the default stays. */
export function Favicon() {
  useEffect(() => {
    let isCurrent = true;
    listSiteSettings()
      .then((settings) => {
        const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
        const href = faviconHref(settings.get("faviconUrl"), DEFAULT_FAVICON);
        if (isCurrent && link && link.getAttribute("href") !== href) link.href = href;
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
