import { AdminPage } from "@/components/admin/admin-page";

export function DashboardPage() {
  return <AdminPage title="Dashboard">{null}</AdminPage>;
}
