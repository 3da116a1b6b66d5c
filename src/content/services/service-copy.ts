import type { ServiceKey } from "@/config/paths";
import type { CallToAction } from "@/content/call-to-action";
import type { DescribedPictureName } from "@/content/described-pictures";
import type { PageCopy } from "@/content/page-copy";
import type { FactItem, TextLinkCopy } from "@/content/sections";

/** The hero and the closing call to action of a service page. */
export type ServiceCopy = {
  /** Both calls to action name it in the contact form. */
  service: ServiceKey;
  head: PageCopy;
  /** The short name of the page in the breadcrumb. */
  crumb: string;
  picture: DescribedPictureName;
  /** Two or three figures below the button. */
  facts: readonly FactItem[];
  /** Beside the button; `#` and an id for a part of the page. */
  link?: TextLinkCopy;
  cta: CallToAction;
};
