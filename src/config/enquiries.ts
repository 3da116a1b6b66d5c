import { supabaseConfig } from "./env";
import type { EnquiryWay } from "./site";

/** How enquiries reach the agency. Without a backend there is only the mail program. */
export const enquiryWay: EnquiryWay =
  __ENQUIRIES__ === "database" && supabaseConfig ? "database" : "mail";
