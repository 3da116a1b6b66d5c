import { isValidElement, type ReactNode } from "react";
import { prerender } from "react-dom/static";
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
} from "react-router-dom";
import { paths } from "@/config/paths";
import { toolKeys } from "@/config/tools";
import { ClientMissingError, DatabaseError } from "@/db/errors";
import type { PageData } from "@/db/page-data";
import { App } from "./app";
import { loadRoutes } from "./load-routes";
import { routes } from "./routes";
import { seedPage, type StoredContent } from "./stored-content";

// The way into the application for the build, which renders the public pages in Node.
export { PAGE_DATA_ID } from "@/db/page-data";
export { listPages } from "./page-paths";
export { siteFiles } from "./site-files/site-files";
export { readStoredContent } from "./stored-content";

export type RenderedPage = {
  /** React puts what belongs into the head first: title, meta, link. */
  html: string;
  /** What it was rendered from, for the browser to start with. */
  data: PageData;
  /** The source file of the page, e.g. "../pages/public/faq-page.tsx". */
  module: string | undefined;
  /** Its first view depends on the query of the address. */
  readsQuery: boolean;
};

/** What a read throws when the backend is missing, does not answer or refuses. */
export function isBackendFault(error: unknown): error is ClientMissingError | DatabaseError {
  return error instanceof ClientMissingError || error instanceof DatabaseError;
}

/** Paths of the pages whose first view depends on the query of the address. */
const QUERY_PATHS: ReadonlySet<string | undefined> = new Set([
  paths.blog,
  ...toolKeys.map((tool) => paths[tool]),
]);

const pageModules = import.meta.glob<Record<string, unknown>>("../pages/public/**/*-page.tsx");

/**
 * Renders the page at a path of the site. Without stored content it shows that this is loading, as
 * the browser will.
 */
export async function renderPage(
  path: string,
  stored: StoredContent | null,
): Promise<RenderedPage> {
  const matches = matchRoutes(routes, path) ?? [];
  await loadRoutes(matches);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, "http://localhost")));
  if (context instanceof Response) throw new Error(`${path} is a redirect.`);

  const queries = stored ? seedPage(path, stored) : [];
  const siteImages = stored?.siteImages ?? [];
  const html = await renderToText(
    <App siteImages={siteImages}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
  );
  const route = matches.at(-1)?.route;
  const component = isValidElement(route?.element) ? route.element.type : route?.Component;
  return {
    html,
    data: { queries, siteImages },
    module: await findPageModule(component),
    readsQuery: QUERY_PATHS.has(route?.path),
  };
}

async function renderToText(app: ReactNode): Promise<string> {
  const faults: unknown[] = [];
  const { prelude } = await prerender(app, {
    // Everything in its place: what React would put elsewhere needs an inline script to move it.
    progressiveChunkSize: Infinity,
    // What it throws nobody catches; and a fault inside Suspense does not reject.
    onError: (fault) => void faults.push(fault),
  });
  if (faults.length > 0) throw faults[0];
  return new Response(prelude).text();
}

async function findPageModule(component: unknown): Promise<string | undefined> {
  for (const [file, load] of Object.entries(pageModules)) {
    if (Object.values(await load()).includes(component)) return file;
  }
  return undefined;
}
