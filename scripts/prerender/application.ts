/** The application's part of rendering; imported only after the address of the backend is known. */
export type Application = typeof import("../../src/app/prerender.tsx");

export type StoredContent = Awaited<ReturnType<Application["readStoredContent"]>>;

export function loadApplication(): Promise<Application> {
  return import("../../src/app/prerender.tsx");
}
