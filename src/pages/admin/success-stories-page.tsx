import { AdminPage } from "@/components/admin/admin-page";

export function SuccessStoriesPage() {
  return <AdminPage title="Success Stories">{null}</AdminPage>;
}
