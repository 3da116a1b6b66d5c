import { AdminPage } from "@/components/admin/admin-page";

export function BlogManagementPage() {
  return <AdminPage title="Blog Management">{null}</AdminPage>;
}
