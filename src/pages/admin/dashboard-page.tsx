import { AdminPage } from "@/components/admin/admin-page";
import { SiteStatus } from "@/components/admin/site-status/site-status";
import { dashboard } from "@/content/admin/dashboard";
import { ComingSoon } from "@/features/dashboard/coming-soon";
import { ImagesCard } from "@/features/dashboard/images-card";
import { PostsCard } from "@/features/dashboard/posts-card";
import { StoriesCard } from "@/features/dashboard/stories-card";
import { SubmissionsCard } from "@/features/dashboard/submissions-card";

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
