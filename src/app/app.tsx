import { useEffect, useLayoutEffect, useState, type ComponentType, type ReactNode } from "react";
import { HelmetProvider } from "react-helmet-async";
import { SiteImagesProvider } from "@/ui/site-images/site-images-provider";
import { ToastOutlet } from "@/ui/toast-outlet";
import type { SiteImageOverride } from "@/data/site-images";

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
  const [AfterHydration, setAfterHydration] = useState<ComponentType | null>(null);

  // After the layout effects of all pages, before React renders again what these have changed.
  useLayoutEffect(() => onRender?.(), [onRender]);

  useEffect(() => {
    onHydrated?.();
    import("./after-hydration").then(
      (code) => {
        setAfterHydration(() => code.AfterHydration);
      },
      (error: unknown) => {
        console.warn("The code for later did not arrive.", error);
      },
    );
  }, [onHydrated]);

  return (
    <HelmetProvider>
      <SiteImagesProvider initialOverrides={siteImages}>
        {children}
        <ToastOutlet />
        {AfterHydration && <AfterHydration />}
      </SiteImagesProvider>
    </HelmetProvider>
  );
}
