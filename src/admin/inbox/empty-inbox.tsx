import { ExternalLink, Inbox } from "lucide-react";
import { Button } from "@/components/ui/button";
import { paths } from "@/config/paths";
import { submissionsPage } from "@/content/admin/contact-submissions";
import { HEADING_ID } from "./focus-targets";

const copy = submissionsPage.empty;

export function EmptyInbox() {
  return (
    <div className="mt-6 rounded-sheet border-fine border-dashed border-edge px-6 py-16 text-center sm:py-24">
      <span className="mx-auto grid size-16 place-items-center rounded-full bg-sand">
        <Inbox aria-hidden="true" className="size-8" />
      </span>
      <h2 id={HEADING_ID} tabIndex={-1} className="mt-5 text-d3">
        {copy.title}
      </h2>
      <p className="mx-auto mt-2 max-w-measure text-base text-ink-600">{copy.text}</p>
      <Button asChild variant="outline" size="sm" className="mt-6">
        <a href={paths.contact} target="_blank" rel="noreferrer">
          <ExternalLink aria-hidden="true" className="size-5" />
          {copy.action}
          <span className="sr-only">{copy.newTab}</span>
        </a>
      </Button>
    </div>
  );
}
