import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import { HelmetProvider } from "react-helmet-async";
import { SiteImagesProvider } from "@/ui/site-images/site-images-provider";
import { ToastOutlet } from "@/ui/toast-outlet";
import type { SiteImageOverride } from "@/data/site-images";

type AppProps = {
  /** Image overrides from the prerendered page; without them the provider reads them itself. */
  siteImages?: readonly SiteImageOverride[] | undefined;
  /** Called after hydration, when event handlers are attached. */
  onHydrated?: () => void;
  /** The router's provider: in the browser another one than for prerendering. */
  children: ReactNode;
};

export function App({ siteImages, onHydrated, children }: AppProps) {
  const [AfterHydration, setAfterHydration] = useState<ComponentType | null>(null);

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
