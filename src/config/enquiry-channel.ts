import { supabaseConfig } from "./env";
import type { EnquiryChannel } from "./site";

/**
 * How enquiries reach the agency: `site.enquiries` as a literal of the build, which leaves out the
 * other way. Without a backend there is only the mail program.
 */
export const enquiryChannel: EnquiryChannel =
  __ENQUIRIES__ === "database" && supabaseConfig ? "database" : "mail";
