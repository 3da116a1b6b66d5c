import { AdminPage } from "@/admin/layout/admin-page";
import { SiteStatus } from "@/admin/publishing/site-status";
import { dashboard } from "@/content/admin/dashboard";
import { ComingSoon } from "./coming-soon";
import { ImagesCard } from "./images-card";
import { PostsCard } from "./posts-card";
import { StoriesCard } from "./stories-card";
import { SubmissionsCard } from "./submissions-card";

export function DashboardPage() {
  return (
    <AdminPage title={dashboard.title} intro={dashboard.intro}>
      <div className="mt-3">
        <SiteStatus />
      </div>
      <div className="mt-8 grid grid-cols-1 gap-5 xl:grid-cols-2">
        <SubmissionsCard />
        <PostsCard />
        <ImagesCard />
        <StoriesCard />
      </div>
      <ComingSoon />
    </AdminPage>
  );
}
