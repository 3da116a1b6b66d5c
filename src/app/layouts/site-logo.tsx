import { useCallback, useState } from "react";
import { Link } from "react-router-dom";
import { builtInImage } from "@/ui/site-images/resolve-site-image";
import { useSiteImages } from "@/ui/site-images/site-images-provider";
import { SpinnerMark } from "@/ui/states/spinner";
import logo from "@/config/logo.json";
import { paths } from "@/config/paths";
import { site } from "@/config/site";
import { frame } from "@/content/navigation";
import { useImageFallback } from "@/ui/hooks/use-image-fallback";
import { cn } from "@/lib/cn";

type SiteLogoProps = { imageId: "logoNavbar" | "logoFooter" };

/**
 * The logo, linked to the home page. In the navbar a spinner is shown while it loads.
 * A replaced logo that fails to load falls back to the built-in one, and that to the site's
 * name.
 */
export function SiteLogo({ imageId }: SiteLogoProps) {
  const image = useSiteImages().getImage(imageId);
  const { shown, imgProps } = useImageFallback([image, builtInImage(imageId) ?? image]);
  const [isLoading, setIsLoading] = useState(false);
  const isInNavbar = imageId === "logoNavbar";

  const handleMount = useCallback(
    (element: HTMLImageElement | null) => {
      imgProps.ref(element);
      setIsLoading(isInNavbar && element?.complete === false);
    },
    [imgProps, isInNavbar],
  );

  return (
    <Link
      to={paths.home}
      aria-label={frame.homeLink}
      className="relative inline-flex h-11 min-w-44 items-center"
    >
      {isLoading && (
        <span className="absolute inset-y-0 left-0 grid place-items-center">
          <SpinnerMark isSmall />
        </span>
      )}
      {shown ? (
        <img
          {...imgProps}
          key={shown.url}
          ref={handleMount}
          src={shown.url}
          alt={image.alt}
          width={logo.width}
          height={40}
          // React preloads images that are neither lazy nor of low priority. The logo must not
          // compete with the main picture of the first view.
          {...(isInNavbar ? { fetchPriority: "low" } : { loading: "lazy" })}
          onLoad={() => {
            setIsLoading(false);
          }}
          className={cn(
            "h-10 w-auto max-w-56 object-contain object-left",
            isLoading && "opacity-0",
          )}
        />
      ) : (
        <span className="font-display text-title font-bold">{site.name}</span>
      )}
    </Link>
  );
}
