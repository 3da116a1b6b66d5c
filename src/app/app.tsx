import { useEffect, useLayoutEffect, type ReactNode } from "react";
import { HelmetProvider } from "react-helmet-async";
import { SiteImagesProvider } from "@/ui/site-images/site-images-provider";
import { ToastOutlet } from "@/ui/toast-outlet";
import type { SiteImageOverride } from "@/data/site-images";
import { hideInputMethodKeys } from "@/lib/keyboard";
import { prefetchRoutes } from "./prefetch-routes";
import { ReleaseNotice } from "./release-notice";
import { routes } from "./routes";

type AppProps = {
  /** Image overrides from the prerendered page; without them the provider reads them itself. */
  siteImages?: readonly SiteImageOverride[] | undefined;
  /** Called when the page is hydrated or rendered, before anything changes in it. */
  onRender?: () => void;
  /** Called after hydration, when event handlers are attached. */
  onHydrated?: () => void;
  /** The router's provider: in the browser another one than for prerendering. */
  children: ReactNode;
};

export function App({ siteImages, onRender, onHydrated, children }: AppProps) {
  // After the layout effects of all pages, before React renders again what these have changed.
  useLayoutEffect(() => onRender?.(), [onRender]);
  useEffect(() => {
    onHydrated?.();
    prefetchRoutes(routes);
    hideInputMethodKeys();
    // Its code, 20 KiB, is no part of the first view. Until it comes, and if it does not, the icon of the HTML stays.
    import("@/data/site-settings").then(
      (settings) => settings.showStoredFavicon(),
      () => undefined,
    );
  }, [onHydrated]);

  return (
    <HelmetProvider>
      <SiteImagesProvider initialOverrides={siteImages}>
        {children}
        <ToastOutlet />
        <ReleaseNotice />
      </SiteImagesProvider>
    </HelmetProvider>
  );
}
