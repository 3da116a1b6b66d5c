import { Images } from "lucide-react";
import { builtInImage } from "@/components/site-images/resolve-site-image";
import { SiteImage } from "@/components/site-images/site-image";
import { useSiteImages } from "@/components/site-images/site-images-provider";
import { adminPaths } from "@/config/paths";
import { dashboard } from "@/content/admin/dashboard";
import { adminLayout } from "@/content/admin/layout";
import { imageCatalogue, type SiteImageId } from "@/content/image-catalogue";
import { AreaCard } from "./area-card";
import { CardFailure } from "./card-parts";

const copy = dashboard.images;

/** Pictures other than logos, the largest first. */
const SHOWN_IMAGES = [
  "heroSectionMainImage",
  "aboutPageOurStoryImage",
  "blogPreviewDefault",
  "teamMemberMei",
  "testimonialAvatar1",
] as const satisfies readonly SiteImageId[];

const IMAGE_IDS = Object.keys(imageCatalogue).filter(isInCatalogue);

export function ImagesCard() {
  const { status, error, getImage, refresh } = useSiteImages();
  const replaced = IMAGE_IDS.filter((id) => {
    const [shown, builtIn] = [getImage(id), builtInImage(id)];
    return shown.url !== builtIn?.url || shown.alt !== builtIn.alt;
  });
  const unit = status === "loaded" ? copy.unit(replaced.length) : copy.unitUnknown;
  return (
    <AreaCard
      title={adminLayout.navigation.siteImages}
      to={adminPaths.siteImages}
      icon={Images}
      figure={{ count: IMAGE_IDS.length, unit }}
      isLoading={status === "loading"}
    >
      {error && <CardFailure text={copy.failed} reason={error} onRetry={() => void refresh()} />}
      <div aria-hidden="true" className="grid grid-cols-5 gap-1.5 py-1.5">
        {SHOWN_IMAGES.map((id) => (
          <SiteImage
            key={id}
            imageId={id}
            sizes="160px"
            className="aspect-4/3 w-full rounded-box object-cover"
          />
        ))}
      </div>
    </AreaCard>
  );
}

function isInCatalogue(id: string): id is keyof typeof imageCatalogue {
  return id in imageCatalogue;
}
