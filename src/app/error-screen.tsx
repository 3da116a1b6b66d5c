import { useEffect } from "react";
import { useRouteError } from "react-router-dom";
import { PageHead } from "@/components/page-head";
import { DeadEnd } from "@/components/sections/dead-end";
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
    <div role="alert">
      <PageHead title={`Something went wrong | ${site.name}`} />
      <DeadEnd
        heading="This page did not arrive"
        text={`Check your connection and load it again. If it keeps happening, write to ${site.email}.`}
      >
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
      </DeadEnd>
    </div>
  );
}
