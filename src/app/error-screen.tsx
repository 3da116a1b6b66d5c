import { useEffect, useState } from "react";
import { useRouteError } from "react-router-dom";
import { PageHead } from "@/components/page-head";
import { DeadEnd } from "@/components/sections/dead-end";
import { Spinner } from "@/components/states/spinner";
import { Button } from "@/components/ui/button";
import { paths } from "@/config/paths";
import { site } from "@/config/site";
import { useReconnect } from "@/hooks/use-reconnect";
import { MissingCodeError } from "./missing-code";
import { reloadForNewRelease } from "./new-release";

/** In the place of a page that broke, or whose code did not arrive. */
export function ErrorScreen() {
  const error = useRouteError();
  const isCodeMissing = error instanceof MissingCodeError;
  const [isReloading, setIsReloading] = useState(isCodeMissing);

  useEffect(() => {
    console.error("The page could not be shown.", error);
    if (isCodeMissing) void reloadForNewRelease().then(setIsReloading);
  }, [error, isCodeMissing]);

  if (isReloading) return <Spinner label="Loading…" />;
  return isCodeMissing ? <MissingPage /> : <BrokenPage />;
}

/** Comes by itself when the network does. */
function MissingPage() {
  useReconnect(reload);

  return (
    <Failure
      heading="This page did not arrive"
      text={`Check your connection and load it again. If it keeps happening, write to ${site.email}.`}
    />
  );
}

function BrokenPage() {
  return (
    <Failure
      heading="This page broke"
      text={`The fault is ours. Load it again; if it keeps happening, write to ${site.email}.`}
    />
  );
}

function Failure({ heading, text }: { heading: string; text: string }) {
  return (
    <div role="alert">
      <PageHead title={`Something went wrong | ${site.name}`} isUnlisted />
      <DeadEnd heading={heading} text={text}>
        <Button size="lg" onClick={reload}>
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

function reload() {
  window.location.reload();
}
