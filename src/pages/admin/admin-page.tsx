import { PageHead } from "@/components/page-head";
import { PageIntro } from "@/components/sections/page-intro";
import { LinkButton } from "@/components/ui/link-button";
import { paths } from "@/config/paths";
import { adminCopy } from "@/content/admin";

/** Holds the admin's address until the admin itself is there. */
export function AdminPage() {
  return (
    <main>
      <PageHead title={adminCopy.title} isUnlisted />
      <PageIntro heading={adminCopy.heading} intro={adminCopy.intro}>
        <LinkButton to={paths.home} size="lg" className="mt-9">
          {adminCopy.backToSite}
        </LinkButton>
      </PageIntro>
    </main>
  );
}
