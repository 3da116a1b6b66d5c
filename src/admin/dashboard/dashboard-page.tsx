import { useQuery } from "@tanstack/react-query";
import { Award, ChartNoAxesColumn, Images, Inbox, Newspaper, Settings2, Users } from "lucide-react";
import { AdminPage } from "@/admin/ui/admin-page";
import { SiteStatus } from "@/admin/publishing/site-status";
import { canShowOverride } from "@/ui/site-images/resolve-site-image";
import { SiteImage } from "@/ui/site-images/site-image";
import { useSiteImages } from "@/ui/site-images/site-images-provider";
import { enquiryChannel } from "@/config/enquiry-channel";
import { dashboard } from "@/content/admin/dashboard";
import { imageCatalogue, type SiteImageId } from "@/content/image-catalogue";
import { orderedPosts } from "@/data/blog-post-editing";
import { useContactSubmissions } from "@/data/browser/enquiries";
import { enquiryList, refreshEnquiries } from "@/data/enquiry-editing";
import { isTableMissing } from "@/data/admin-errors";
import { ExplainedError } from "@/data/errors";
import { isPublicStory } from "@/data/success-stories";
import { allStories } from "@/data/success-story-editing";
import { credibleDate, formatCalendarDate } from "@/lib/dates";
import { AreaCard } from "./area-card";

const { comingSoon } = dashboard;

const PLANNED_AREAS = [
  { ...comingSoon.analytics, icon: ChartNoAxesColumn },
  { ...comingSoon.users, icon: Users },
  { ...comingSoon.settings, icon: Settings2 },
];

/** Pictures other than logos, the largest first. */
const SHOWN_IMAGES = [
  "heroSectionMainImage",
  "aboutPageOurStoryImage",
  "blogPreviewDefault",
  "teamMemberMei",
  "testimonialAvatar1",
] as const satisfies readonly SiteImageId[];

/** A card for each area, then planned areas without a link. */
export function DashboardPage() {
  return (
    <AdminPage title={dashboard.title} intro={dashboard.intro}>
      <div className="mt-3">
        <SiteStatus />
      </div>
      <div className="mt-8 grid grid-cols-1 gap-5 xl:grid-cols-2">
        {enquiryChannel === "database" ? <EnquiriesCard /> : <SubmissionsCard />}
        <PostsCard />
        <ImagesCard />
        <StoriesCard />
      </div>
      <section aria-labelledby="coming-soon" className="mt-12">
        <h2 id="coming-soon" className="text-title">
          {comingSoon.title}
        </h2>
        <ul className="mt-4 grid gap-3 sm:grid-cols-3">
          {PLANNED_AREAS.map(({ title, text, icon: Icon }) => (
            <li
              key={title}
              className="rounded border-fine border-dashed border-input px-5 py-4 text-muted-foreground"
            >
              <p className="flex items-center justify-between gap-3 font-display text-ui font-semibold">
                {title}
                <Icon aria-hidden="true" className="size-5 shrink-0" />
              </p>
              <p className="mt-1 text-base">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </AdminPage>
  );
}

function SubmissionsCard() {
  const copy = dashboard.submissions;
  const { status, submissions } = useContactSubmissions();
  return (
    <AreaCard
      area="contactSubmissions"
      icon={Inbox}
      count={status === "loaded" ? submissions.length : undefined}
      unit={copy.unit}
      rows={submissions.map(({ id, name, product_interest }) => ({
        key: id,
        name: name || copy.nameless,
        note: product_interest,
      }))}
      empty={status === "loaded" ? copy.empty : copy[status]}
    />
  );
}

function EnquiriesCard() {
  const copy = dashboard.enquiries;
  const query = useQuery(enquiryList({ isNewOnly: true, words: "" }, 3));
  const isMissing = isTableMissing(query.error);
  const error = isMissing ? null : query.error;
  return (
    <AreaCard
      area="contactSubmissions"
      icon={Inbox}
      count={error ? undefined : query.data?.total}
      unit={copy.unit(query.data?.total ?? 0)}
      query={{ isLoading: query.isLoading, error, refetch: refreshEnquiries }}
      failed={copy.failed}
      rows={
        error
          ? undefined
          : query.data?.enquiries.map(({ id, name, product_interest }) => ({
              key: id,
              name: name || dashboard.submissions.nameless,
              note: product_interest,
            }))
      }
      empty={copy.empty}
    >
      {isMissing && <p className="py-1.5">{copy.missing}</p>}
    </AreaCard>
  );
}

function PostsCard() {
  const copy = dashboard.posts;
  const query = useQuery(orderedPosts);
  // Sorted here, because the list is in the admin's order.
  const newest =
    query.data &&
    [...query.data].sort(
      (a, b) =>
        credibleDate(b.date).localeCompare(credibleDate(a.date)) ||
        Date.parse(b.created_at) - Date.parse(a.created_at),
    );
  const rows = newest?.map(({ id, title, slug, date }, index) => ({
    key: id || index,
    name: title || slug || copy.untitled,
    note: formatCalendarDate(date, "short"),
  }));
  return (
    <AreaCard
      area="blogManagement"
      icon={Newspaper}
      count={rows?.length}
      unit={copy.unit(rows?.length ?? 0, rows?.[0]?.note)}
      query={query}
      failed={copy.failed}
      rows={rows}
      empty={copy.empty}
    />
  );
}

function ImagesCard() {
  const copy = dashboard.images;
  const { status, error, overrides, refresh } = useSiteImages();
  const replaced = overrides.filter((row) => row.id in imageCatalogue && canShowOverride(row));
  return (
    <AreaCard
      area="siteImages"
      icon={Images}
      count={Object.keys(imageCatalogue).length}
      unit={status === "loaded" ? copy.unit(replaced.length) : copy.unitUnknown}
      query={{
        isLoading: status === "loading",
        error: error === null ? null : new ExplainedError(error),
        refetch: refresh,
      }}
      failed={copy.failed}
    >
      <div aria-hidden="true" className="grid grid-cols-5 gap-1.5 py-1.5">
        {SHOWN_IMAGES.map((id) => (
          <SiteImage
            key={id}
            imageId={id}
            sizes="160px"
            className="aspect-4/3 w-full rounded object-cover"
          />
        ))}
      </div>
    </AreaCard>
  );
}

function StoriesCard() {
  const copy = dashboard.stories;
  const query = useQuery(allStories);
  const stories = query.data;
  const shownCount = stories?.filter(isPublicStory).length;
  return (
    <AreaCard
      area="successStories"
      icon={Award}
      count={shownCount}
      unit={copy.unit((stories?.length ?? 0) - (shownCount ?? 0))}
      query={query}
      failed={copy.failed}
      rows={stories?.map(({ id, title }, index) => ({
        key: id || index,
        name: title || copy.untitled,
      }))}
      empty={copy.empty}
    />
  );
}
