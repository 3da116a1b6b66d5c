import { site, type EnquiryWay } from "./site";

/** `site.enquiries` as a literal of the build; scripts, which nothing builds, read the setting. */
export const enquirySetting: EnquiryWay =
  typeof __ENQUIRIES__ === "string" ? __ENQUIRIES__ : site.enquiries;
