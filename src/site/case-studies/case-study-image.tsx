import type { ComponentProps } from "react";
import { StoredImage } from "@/ui/stored-image";

type CaseStudyImageProps = Omit<ComponentProps<typeof StoredImage>, "fallbackId">;

export function CaseStudyImage(props: CaseStudyImageProps) {
  return <StoredImage fallbackId="defaultCaseStudyImage" {...props} />;
}
