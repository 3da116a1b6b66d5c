import { useQuery } from "@tanstack/react-query";
import { Newspaper } from "lucide-react";
import { adminPaths } from "@/config/paths";
import { dashboard } from "@/content/admin/dashboard";
import { adminLayout } from "@/content/admin/layout";
import { orderedPosts } from "@/data/blog-post-editing";
import type { BlogPost } from "@/data/blog-posts";
import { credibleDate, formatCalendarDate } from "@/lib/dates";
import { AreaCard } from "./area-card";
import { CardFailure, CardRows } from "./card-parts";
import { ROW_COUNT } from "./row-count";

const copy = dashboard.posts;

export function PostsCard() {
  const { data: posts, error, isFetching, refetch } = useQuery(orderedPosts);
  const newest = posts ? listNewest(posts) : [];
  const newestDate = newest[0] ? formatCalendarDate(newest[0].date, "short") : null;
  return (
    <AreaCard
      title={adminLayout.navigation.blogManagement}
      to={adminPaths.blogManagement}
      icon={Newspaper}
      figure={posts ? { count: posts.length, unit: copy.unit(posts.length, newestDate) } : null}
      isLoading={isFetching && !posts}
    >
      {error && (
        <CardFailure text={copy.failed} reason={error.message} onRetry={() => void refetch()} />
      )}
      {posts && (
        <CardRows
          empty={copy.empty}
          rows={newest.map(({ id, title, slug, date }, index) => ({
            key: id || index,
            name: title || slug || copy.untitled,
            note: formatCalendarDate(date, "short"),
          }))}
        />
      )}
    </AreaCard>
  );
}

/** Sorted here, because the list is in the admin's order. */
function listNewest(posts: readonly BlogPost[]): BlogPost[] {
  return posts
    .toSorted((a, b) => credibleDate(b.date).localeCompare(credibleDate(a.date)))
    .slice(0, ROW_COUNT);
}
