/** The application's part of rendering; imported only after the address of the backend is known. */
export type Application = typeof import("./render-page.tsx");

export type StoredContent = Awaited<ReturnType<Application["readStoredContent"]>>;

export function loadApplication(): Promise<Application> {
  return import("./render-page.tsx");
}
