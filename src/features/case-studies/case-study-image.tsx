import type { ComponentProps } from "react";
import { Picture } from "@/components/picture";
import { builtInImage } from "@/components/site-images/resolve-site-image";
import { useSiteImages } from "@/components/site-images/site-images-provider";

type CaseStudyImageProps = Pick<
  ComponentProps<typeof Picture>,
  "sizes" | "className" | "isPriority"
> & {
  url: string;
  /** Empty beside a linked title, where the picture is decoration. */
  alt: string;
};

/** A story's picture; when it is missing or does not load, the default picture of case studies. */
export function CaseStudyImage({ url, alt, ...props }: CaseStudyImageProps) {
  const standIn = useSiteImages().getImage("defaultCaseStudyImage");
  const standIns = [standIn, builtInImage("defaultCaseStudyImage") ?? standIn];
  const images = [
    { url, alt },
    ...standIns.map((image) => ({ url: image.url, alt: alt && image.alt })),
  ];
  return <Picture images={images} {...props} />;
}
