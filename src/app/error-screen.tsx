import { useEffect } from "react";
import { useRouteError } from "react-router-dom";
import { PageHead } from "@/components/page-head";
import { Button } from "@/components/ui/button";
import { paths } from "@/config/paths";
import { site } from "@/config/site";

/** A page broke, or its code did not arrive (offline, or an old tab after a new release). */
export function ErrorScreen() {
  const error = useRouteError();
  useEffect(() => {
    console.error("The page could not be shown.", error);
  }, [error]);

  return (
    <section role="alert" className="wrap sec">
      <PageHead title={`Something went wrong | ${site.name}`} />
      <h1 className="max-w-[17ch] text-d1">This page did not arrive</h1>
      <p className="mt-6 max-w-measure text-lead text-ink-600">
        Check your connection and load it again. If it keeps happening, write to {site.email}.
      </p>
      <div className="mt-9 flex flex-wrap gap-4">
        <Button
          size="lg"
          onClick={() => {
            window.location.reload();
          }}
        >
          Load again
        </Button>
        <Button asChild variant="outline" size="lg">
          {/* A full page load on purpose: the application itself may be broken. */}
          <a href={paths.home}>Back to Home</a>
        </Button>
      </div>
    </section>
  );
}
