import { AdminPage } from "@/components/admin/admin-page";

export function SiteImageManagementPage() {
  return <AdminPage title="Site Images">{null}</AdminPage>;
}
