import { useEffect, useState } from "react";
import { useRouteError } from "react-router-dom";
import { PageHead } from "@/ui/page-head";
import { FullPageMessage } from "@/ui/sections/full-page-message";
import { Spinner } from "@/ui/states/spinner";
import { Button, buttonClass } from "@/ui/button";
import { paths } from "@/config/paths";
import { errorScreen as copy } from "@/content/error-screen";
import { useReconnect } from "@/ui/hooks/use-reconnect";
import { ChunkLoadError } from "./chunk-load-error";
import { reloadForNewRelease } from "./new-release";

/** Replaces a page that threw while rendering, or whose chunk could not be loaded. */
export function ErrorScreen() {
  const error = useRouteError();
  const isChunkMissing = error instanceof ChunkLoadError;
  const [isReloading, setIsReloading] = useState(isChunkMissing);

  useEffect(() => {
    console.error("The page could not be shown.", error);
    if (isChunkMissing) void reloadForNewRelease().then(setIsReloading);
  }, [error, isChunkMissing]);

  if (isReloading) return <Spinner label={copy.reloading} />;
  return isChunkMissing ? <MissingChunk /> : <Failure {...copy.broken} />;
}

/** Reloads by itself as soon as the browser is online again. */
function MissingChunk() {
  useReconnect(reload);

  return <Failure {...copy.missing} />;
}

function Failure({ heading, text }: { heading: string; text: string }) {
  return (
    <div role="alert">
      <PageHead title={copy.title} isUnlisted />
      <FullPageMessage heading={heading} text={text}>
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
