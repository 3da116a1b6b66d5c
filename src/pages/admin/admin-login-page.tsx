import { AdminPage } from "@/components/admin/admin-page";

export function AdminLoginPage() {
  return <AdminPage title="Admin Login">{null}</AdminPage>;
}
