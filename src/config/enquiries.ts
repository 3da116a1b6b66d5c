import { enquirySetting } from "./enquiry-setting";
import { supabaseConfig } from "./env";
import type { EnquiryWay } from "./site";

/** How enquiries reach the agency. Without a backend there is only the mail program. */
export const enquiryWay: EnquiryWay =
  enquirySetting === "database" && supabaseConfig ? "database" : "mail";
