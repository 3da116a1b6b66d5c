import { isValidElement, type ReactNode } from "react";
import { prerender } from "react-dom/static";
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
  type RouteMatch,
  type RouteObject,
  type StaticHandler,
} from "react-router-dom";
import { parameters } from "@/config/parameters";
import { paths, previewPath } from "@/config/paths";
import { toolKeys } from "@/config/tools";
import { ClientMissingError, DatabaseError } from "@/data/errors";
import type { StoredArticle } from "@/data/articles";
import type { PageData } from "@/data/page-data";
import { queryClient } from "@/data/query-client";
import { App } from "@/app/app";
import { loadRoutes, routes } from "@/app/routes";
import { seedQueryCache, type RenderInput } from "./stored-content";

// The entry point of the build's Node bundle, which prerenders the public pages.
export { PAGE_DATA_ID } from "@/data/page-data";
export { parseRenderedSite, readChangedAt } from "@/data/rendered-site";
export { listMovedPages, listMovedRules, makeMovedPage } from "./moved-pages";
export { findSharedAddresses, listPages } from "./page-paths";
export { makePublicFiles } from "./public-files";
export { prepareArticles, readSnapshot, selectRenderInput } from "./stored-content";

export type RenderedPage = {
  /** The markup of the page. React puts metadata (`title`, `meta`, `link`) at its start. */
  html: string;
  /** The data that the page was rendered with, for hydration. */
  data: PageData;
  /** The source file of the page, e.g. "../site/faq/faq-page.tsx". */
  module: string | undefined;
  /** The names of the parameters on which the first view depends. */
  parameters: readonly string[];
  /** True for a page with a form or a search: its application starts without being asked. */
  isUsed: boolean;
};

/** True for errors of the backend: not configured, no response, or an error response. */
export function isBackendError(error: unknown): error is ClientMissingError | DatabaseError {
  return error instanceof ClientMissingError || error instanceof DatabaseError;
}

/** The parameters of routes whose first view depends on them: only that without is prerendered. */
const PARAMETERS = new Map<string | undefined, readonly string[]>([
  [paths.blog, Object.values(parameters.blog)],
  ...toolKeys.map((tool) => [paths[tool], Object.values(parameters.tool)] as const),
]);

/** Routes of pages that are used, not only read. A preview has nothing to read yet. */
const INTERACTIVE_PATHS: ReadonlySet<string | undefined> = new Set([
  ...PARAMETERS.keys(),
  paths.contact,
  previewPath,
]);

const pageModules = import.meta.glob<Record<string, unknown>>([
  "../site/*/*-page.tsx",
  "../tools/*/*-page.tsx",
]);

/**
 * Renders the page at `path` to HTML. Without content the page shows its loading state, as it does
 * in the browser. `articles` are those that `prepareArticles` returns for the content.
 */
export async function renderPage(
  path: string,
  content: RenderInput | null,
  articles: readonly StoredArticle[] = [],
): Promise<RenderedPage> {
  const matches = matchRoutes(routes, path) ?? [];
  await loadRoutes(matches);
  const handler = getHandler(matches);
  const context = await handler.query(new Request(new URL(path, "http://localhost")));
  if (context instanceof Response) throw new Error(`${path} is a redirect.`);

  if (content) seedQueryCache(content, articles);
  else queryClient.clear();
  const { queries, siteImages, reads } = content ?? { queries: [], siteImages: [], reads: null };
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
    data: { queries, siteImages, reads },
    module: await findPageModule(component),
    parameters: PARAMETERS.get(route?.path) ?? [],
    isUsed: INTERACTIVE_PATHS.has(route?.path),
  };
}

const handlers = new WeakMap<RouteObject, StaticHandler>();

/** Pages of the same route share a handler, since creating one takes as long as a small page. */
function getHandler(matches: readonly RouteMatch[]): StaticHandler {
  const route = matches.at(-1)?.route;
  const handler = (route && handlers.get(route)) ?? createStaticHandler(routes);
  if (route) handlers.set(route, handler);
  return handler;
}

async function renderToText(app: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(app, {
    // Without a limit React keeps Suspense content in place. It would otherwise stream it at the
    // end of the document with an inline script to move it, which the content security policy
    // forbids: https://react.dev/reference/react-dom/static/prerender#parameters
    progressiveChunkSize: Infinity,
    // Errors inside Suspense boundaries are only reported here; they do not reject the promise.
    onError: (error) => void errors.push(error),
  });
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
}

async function findPageModule(component: unknown): Promise<string | undefined> {
  for (const [file, load] of Object.entries(pageModules)) {
    if (Object.values(await load()).includes(component)) return file;
  }
  return undefined;
}
