const TIMESTAMPTZ = 1184;

/**
 * Points in time as hosted PostgREST writes them, `2026-11-02T09:00:00.5+00:00`; Postgres' own
 * `2026-11-02 09:00:00.5+00` is not a date to every browser.
 */
export const timestampParsers = {
  [TIMESTAMPTZ]: (value: string) => value.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00"),
};
