import type { ComponentProps } from "react";
import { StoredImage } from "@/components/stored-image";

type CaseStudyImageProps = Omit<ComponentProps<typeof StoredImage>, "standInId">;

export function CaseStudyImage(props: CaseStudyImageProps) {
  return <StoredImage standInId="defaultCaseStudyImage" {...props} />;
}
