import { SiteImageManagement } from "@/features/site-image-management/site-image-management";

export function SiteImageManagementPage() {
  return <SiteImageManagement />;
}
