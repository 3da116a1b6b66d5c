import { Inbox } from "lucide-react";
import { useContactSubmissions } from "@/data/browser/use-contact-submissions";
import { adminPaths } from "@/config/paths";
import { dashboard } from "@/content/admin/dashboard";
import { adminLayout } from "@/content/admin/layout";
import { AreaCard } from "./area-card";
import { CardNote, CardRows } from "./card-parts";
import { ROW_COUNT } from "./row-count";

const copy = dashboard.submissions;

export function SubmissionsCard() {
  const { status, submissions, newIds } = useContactSubmissions();
  return (
    <AreaCard
      title={adminLayout.navigation.contactSubmissions}
      to={adminPaths.contactSubmissions}
      icon={Inbox}
      figure={
        status === "loaded" ? { count: submissions.length, unit: copy.unit(newIds.size) } : null
      }
    >
      {status === "loaded" ? (
        <CardRows
          empty={copy.empty}
          rows={submissions.slice(0, ROW_COUNT).map(({ id, name, product_interest }) => ({
            key: id,
            name: name || copy.nameless,
            note: product_interest,
          }))}
        />
      ) : (
        <CardNote text={copy[status]} />
      )}
    </AreaCard>
  );
}
