import { useEffect, type ReactNode } from "react";
import { HelmetProvider } from "react-helmet-async";
import { SiteImagesProvider } from "@/components/site-images/site-images-provider";
import { ToastOutlet } from "@/components/ui/toast-outlet";
import type { SiteImageOverride } from "@/db/site-images";
import { Favicon } from "./favicon";

type AppProps = {
  /** The image overrides that are known before the first read. */
  siteImages?: readonly SiteImageOverride[] | undefined;
  /** The page answers to its visitor. */
  onLive?: () => void;
  /** The router: the browser's, or the one that renders ahead. */
  children: ReactNode;
};

export function App({ siteImages, onLive, children }: AppProps) {
  useEffect(() => {
    onLive?.();
  }, [onLive]);

  return (
    <HelmetProvider>
      <SiteImagesProvider initialOverrides={siteImages}>
        {children}
        <Favicon />
        <ToastOutlet />
      </SiteImagesProvider>
    </HelmetProvider>
  );
}
