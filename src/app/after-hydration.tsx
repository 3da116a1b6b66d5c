import { useEffect } from "react";
import { hideInputMethodKeys } from "@/lib/keyboard";
import { Favicon } from "./favicon";
import { prefetchRoutes } from "./prefetch-routes";
import { ReleaseNotice } from "./release-notice";
import { routes } from "./routes";

/** What the application does when a page is complete. No page waits for this code. */
export function AfterHydration() {
  useEffect(() => {
    prefetchRoutes(routes);
    return hideInputMethodKeys();
  }, []);

  return (
    <>
      <Favicon />
      <ReleaseNotice />
    </>
  );
}
