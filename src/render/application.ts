export type { SitePage } from "./page-paths.ts";
export type { PageContent, StoredContent } from "./stored-content.ts";

/** The application's part of rendering; imported only after the address of the backend is known. */
export type Application = typeof import("./render-page.tsx");

export function loadApplication(): Promise<Application> {
  return import("./render-page.tsx");
}
