/** The date of the build, e.g. "2026-11-23"; that of today in scripts, which nothing builds. */
export const buildDay: string =
  typeof __BUILD_DAY__ === "string" ? __BUILD_DAY__ : new Date().toISOString().slice(0, 10);
