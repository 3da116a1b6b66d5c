import { AdminPage } from "@/admin/ui/admin-page";
import { enquiryWay } from "@/config/enquiries";
import { enquiriesSection, submissionsPage as copy } from "@/content/admin/contact-submissions";
import { BrowserSubmissions } from "./browser-submissions";
import { DatabaseEnquiries } from "./database-enquiries";

/** The admin page of what was sent by the contact form. */
export function ContactSubmissionsPage() {
  if (enquiryWay === "mail") {
    return (
      <BrowserSubmissions
        frame={(actions, content) => (
          <AdminPage title={copy.title} actions={actions}>
            {content}
          </AdminPage>
        )}
      />
    );
  }
  return (
    <AdminPage title={copy.title}>
      <DatabaseEnquiries />
      <BrowserSubmissions
        frame={(actions, content) => (
          <section aria-labelledby="browser-heading" className="mt-16 border-t-2 border-ink pt-6">
            <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
              <h2 id="browser-heading" className="text-d3">
                {enquiriesSection.browserTitle}
              </h2>
              <div className="flex flex-wrap gap-3">{actions}</div>
            </div>
            {content}
          </section>
        )}
      />
    </AdminPage>
  );
}
