import { useEffect, useState } from "react";
import { useRouteError } from "react-router-dom";
import { PageHead } from "@/ui/page-head";
import { FullPageMessage } from "@/ui/sections/full-page-message";
import { Spinner } from "@/ui/states/spinner";
import { Button, buttonClass } from "@/ui/button";
import { paths } from "@/config/paths";
import { errorScreen as copy } from "@/content/error-screen";
import { useReconnect } from "@/ui/hooks/use-reconnect";
import { isMissingCode, reloadForNewRelease } from "./missing-code";

/**
 * Replaces a page that threw while rendering, or whose code did not arrive. Reloads the latter by itself
 * when there is a new release, and as soon as the browser is online again.
 */
export function ErrorScreen() {
  const error = useRouteError();
  const isMissing = isMissingCode(error);
  const [isReloading, setIsReloading] = useState(isMissing);

  useEffect(() => {
    console.error("The page could not be shown.", error);
    if (isMissing) void reloadForNewRelease().then(setIsReloading);
  }, [error, isMissing]);

  useReconnect(() => {
    if (isMissing) reload();
  });

  if (isReloading) return <Spinner label={copy.reloading} />;
  return (
    <div role="alert">
      <PageHead title={copy.title} isUnlisted />
      <FullPageMessage {...(isMissing ? copy.missing : copy.broken)}>
        <Button size="lg" onClick={reload}>
          {copy.loadAgain}
        </Button>
        {/* A plain link, not the router's: the application itself may be broken. */}
        <a href={paths.home} className={buttonClass({ variant: "outline", size: "lg" })}>
          {copy.backToHome}
        </a>
      </FullPageMessage>
    </div>
  );
}

function reload() {
  window.location.reload();
}
