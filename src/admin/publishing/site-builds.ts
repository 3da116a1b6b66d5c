import { refreshSiteStatus, subscribeToPublicChanges } from "@/data/public-changes";
import { requestSiteBuild } from "@/data/site-builds";
import { createBuildRequester } from "./build-requester";
import { getKnownSite, readSite } from "./site-readings";

/** The requester of this tab. There is one, as there is one admin layout. */
export const siteBuilds = createBuildRequester({
  now: () => Date.now(),
  setTimer: (run, delayMs) => {
    const timer = setTimeout(run, delayMs);
    return () => {
      clearTimeout(timer);
    };
  },
  readSite,
  getKnownSite,
  request: requestSiteBuild,
  refresh: refreshSiteStatus,
});

/** Has the site built while the admin is open. Returns a function that ends it. */
export function startSiteBuilds(): () => void {
  const unsubscribe = subscribeToPublicChanges(siteBuilds.noteChange);
  window.addEventListener("pagehide", siteBuilds.leave);
  void siteBuilds.start();
  return () => {
    unsubscribe();
    window.removeEventListener("pagehide", siteBuilds.leave);
    siteBuilds.stop();
  };
}
