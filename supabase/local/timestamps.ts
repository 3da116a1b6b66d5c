/** The type's object identifier (OID) in Postgres. */
const TIMESTAMPTZ = 1184;

/**
 * Timestamps as hosted PostgREST writes them, `2026-11-02T09:00:00.5+00:00`. Postgres writes
 * `2026-11-02 09:00:00.5+00`, which not every browser parses as a date.
 */
export const timestampParsers = {
  [TIMESTAMPTZ]: (value: string) => value.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00"),
};
