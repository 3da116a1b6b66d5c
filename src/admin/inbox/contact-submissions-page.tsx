import { AdminPage } from "@/admin/ui/admin-page";
import { enquiryChannel } from "@/config/enquiry-channel";
import { submissionsPage as copy } from "@/content/admin/contact-submissions";
import { BrowserSubmissions } from "./browser-submissions";
import { DatabaseEnquiries } from "./database-enquiries";

/** The admin page of what was sent by the contact form. */
export function ContactSubmissionsPage() {
  return (
    <AdminPage title={copy.title}>
      {enquiryChannel === "database" && <DatabaseEnquiries />}
      <BrowserSubmissions />
    </AdminPage>
  );
}
