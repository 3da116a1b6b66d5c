/** The types of scripts/postgres.mjs, which TypeScript does not look into. */
declare module "*/scripts/postgres.mjs" {
  export const HOW_TO_GET_POSTGRES: string;
  export function findPostgres(): string | null;
}
