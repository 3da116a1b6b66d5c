import { SiteImageManagement } from "./site-image-management";

export function SiteImageManagementPage() {
  return <SiteImageManagement />;
}
