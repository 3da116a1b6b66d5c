import {
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";
import type { SiteImageId } from "@/content/image-catalogue";
import type { SiteImageOverride } from "@/data/site-images";
import { useReconnect } from "@/ui/hooks/use-reconnect";
import { resolveSiteImage, type ResolvedImage } from "./resolve-site-image";

type State = {
  status: "loading" | "loaded" | "error";
  /** Why the overrides could not be read. The defaults are shown meanwhile. */
  error: string | null;
  /** As last read or prerendered. Empty if reading failed. */
  overrides: readonly SiteImageOverride[];
};

type SiteImages = State & {
  getImage: (id: SiteImageId) => ResolvedImage;
  /** Reads the overrides again. */
  refresh: () => Promise<void>;
};

const NO_OVERRIDES: readonly SiteImageOverride[] = [];

const SiteImagesContext = createContext<SiteImages | null>(null);

/** Imported on demand, so that the first view does not wait for the 20 KiB that read tables. */
async function readOverrides(): Promise<State> {
  try {
    const siteImages = await import("@/data/site-images");
    return { status: "loaded", error: null, overrides: await siteImages.readSiteImages() };
  } catch (error) {
    console.error("The image overrides could not be read.", error);
    const message = error instanceof Error ? error.message : "";
    return { status: "error", error: message, overrides: NO_OVERRIDES };
  }
}

type SiteImagesProviderProps = {
  /** The overrides that a prerendered page was rendered with. */
  initialOverrides?: readonly SiteImageOverride[] | undefined;
  children: ReactNode;
};

/**
 * Reads the image overrides once. Until they arrive, or if that fails, the defaults are used. Not in
 * the query cache, whose code is in what `readOverrides` loads and not in the first view.
 */
export function SiteImagesProvider({
  initialOverrides = NO_OVERRIDES,
  children,
}: SiteImagesProviderProps) {
  const [state, setState] = useState<State>({
    status: "loading",
    error: null,
    overrides: initialOverrides,
  });
  const lastRequest = useRef(0);

  /** The response of an older request must not replace that of a newer one. */
  const refresh = useCallback(async () => {
    const request = ++lastRequest.current;
    const next = await readOverrides();
    if (request !== lastRequest.current) return;
    // A transition, because an urgent update would make React discard the HTML of a Suspense
    // boundary that is not hydrated yet: https://react.dev/errors/421
    startTransition(() => {
      setState(next);
    });
  }, []);

  useEffect(() => {
    void refresh();
  }, [refresh]);

  useReconnect(() => {
    if (state.status === "error") void refresh();
  });

  const images = useMemo<SiteImages>(
    () => ({ ...state, getImage: (id) => resolveSiteImage(id, state.overrides), refresh }),
    [state, refresh],
  );

  return <SiteImagesContext value={images}>{children}</SiteImagesContext>;
}

/** Throws outside of `SiteImagesProvider`. */
export function useSiteImages(): SiteImages {
  const images = use(SiteImagesContext);
  if (!images) throw new Error("useSiteImages must be used inside <SiteImagesProvider>.");
  return images;
}
