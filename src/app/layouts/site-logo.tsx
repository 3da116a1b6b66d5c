import { useState } from "react";
import { Link } from "react-router-dom";
import { builtInImage } from "@/components/site-images/resolve-site-image";
import { useSiteImages } from "@/components/site-images/site-images-provider";
import { SpinnerMark } from "@/components/states/spinner";
import { paths } from "@/config/paths";
import { site } from "@/config/site";
import { cn } from "@/lib/cn";

type SiteLogoProps = { imageId: "logoNavbar" | "logoFooter" };

/**
 * The logo, leading home. A spinner holds its place while it loads; a logo that fails is replaced
 * by the built-in one, and that one by the name.
 */
export function SiteLogo({ imageId }: SiteLogoProps) {
  const { url, alt } = useSiteImages().getImage(imageId);
  const fallbackUrl = builtInImage(imageId)?.url;
  const [loadedUrl, setLoadedUrl] = useState<string | null>(null);
  const [failedUrls, setFailedUrls] = useState<readonly string[]>([]);
  const shownUrl = [url, fallbackUrl].find(
    (candidate) => candidate && !failedUrls.includes(candidate),
  );

  return (
    <Link
      to={paths.home}
      aria-label={`${site.name}, home`}
      className="relative inline-flex h-11 min-w-44 items-center"
    >
      {shownUrl ? (
        <>
          {loadedUrl !== shownUrl && (
            <span className="absolute inset-y-0 left-0 grid place-items-center">
              <SpinnerMark isSmall />
            </span>
          )}
          <img
            key={shownUrl}
            ref={(image) => {
              // An image that was there before React does not report its loading.
              if (image?.complete && image.naturalWidth > 0) setLoadedUrl(shownUrl);
            }}
            src={shownUrl}
            alt={alt}
            width={176}
            height={40}
            onLoad={() => {
              setLoadedUrl(shownUrl);
            }}
            onError={() => {
              setFailedUrls([...failedUrls, shownUrl]);
            }}
            className={cn(
              "h-10 w-auto max-w-56 object-contain object-left",
              loadedUrl !== shownUrl && "opacity-0",
            )}
          />
        </>
      ) : (
        <span className="font-display text-title font-bold">{site.name}</span>
      )}
    </Link>
  );
}
