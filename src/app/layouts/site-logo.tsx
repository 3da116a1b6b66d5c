import { useCallback, useState } from "react";
import { Link } from "react-router-dom";
import { builtInImage } from "@/components/site-images/resolve-site-image";
import { useSiteImages } from "@/components/site-images/site-images-provider";
import { SpinnerMark } from "@/components/states/spinner";
import logo from "@/config/logo.json";
import { paths } from "@/config/paths";
import { site } from "@/config/site";
import { useFirstLoadable } from "@/hooks/use-first-loadable";
import { cn } from "@/lib/cn";

type SiteLogoProps = { imageId: "logoNavbar" | "logoFooter" };

/**
 * The logo, leading home. In a hydrated page's navbar a spinner holds its place while it loads (spec
 * section 2.2); a logo that fails is replaced by the built-in one, and that one by the name.
 */
export function SiteLogo({ imageId }: SiteLogoProps) {
  const image = useSiteImages().getImage(imageId);
  const { shown, watch } = useFirstLoadable([image, builtInImage(imageId) ?? image]);
  const [isLoading, setIsLoading] = useState(false);
  const isInNavbar = imageId === "logoNavbar";

  const handleMount = useCallback(
    (element: HTMLImageElement | null) => {
      watch.ref(element);
      setIsLoading(isInNavbar && element?.complete === false);
    },
    [watch, isInNavbar],
  );

  return (
    <Link
      to={paths.home}
      aria-label={`${site.name}, home`}
      className="relative inline-flex h-11 min-w-44 items-center"
    >
      {isLoading && (
        <span className="absolute inset-y-0 left-0 grid place-items-center">
          <SpinnerMark isSmall />
        </span>
      )}
      {shown ? (
        <img
          {...watch}
          key={shown.url}
          ref={handleMount}
          src={shown.url}
          alt={image.alt}
          width={logo.width}
          height={40}
          // Neither may be preloaded by React: the first view's main picture comes first.
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
