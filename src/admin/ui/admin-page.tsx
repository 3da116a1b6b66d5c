import type { ReactNode } from "react";
import { PageHead } from "@/ui/page-head";
import { site } from "@/config/site";

type AdminPageProps = {
  title: string;
  /** Shown below the title. */
  intro?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
};

/** The frame of an admin page: title, buttons and content. */
export function AdminPage({ title, intro, actions, children }: AdminPageProps) {
  return (
    <>
      <PageHead title={`${title} | ${site.name} admin`} isUnlisted />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="text-admin-title">{title}</h1>
          {intro && <p className="mt-2.5 text-lg text-muted-foreground">{intro}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
      {children}
    </>
  );
}
