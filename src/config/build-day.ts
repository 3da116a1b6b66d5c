/** The date of the build, e.g. "2026-11-23". */
export const buildDay: string = __BUILD_DAY__;
