import { AdminPage } from "@/components/admin/admin-page";

export function ContactSubmissionsPage() {
  return <AdminPage title="Contact Form Submissions">{null}</AdminPage>;
}
