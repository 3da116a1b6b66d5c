/** The day on which the site was built, "2026-11-23". */
export const buildDay: string = __BUILD_DAY__;
