// Writes src/data/database.types.ts from the migrations, which it applies to a temporary database.
import { writeFile } from "node:fs/promises";
import type { PGlite } from "@electric-sql/pglite";
import { createDatabase } from "../tests/support/database.ts";

/** The major version of PostgREST in hosted projects. The types of postgrest-js depend on it. */
const POSTGREST_VERSION = "14";

type Column = {
  table: string;
  name: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  isGenerated: boolean;
};

type DatabaseFunction = {
  name: string;
  type: string;
  arguments: { name: string; type: string; hasDefault: boolean }[];
};

/** The TypeScript types of the Postgres types in use. A migration with another type fails here. */
const TYPES: Record<string, string> = {
  bool: "boolean",
  date: "string",
  int4: "number",
  int8: "number",
  jsonb: "unknown",
  text: "string",
  timestamptz: "string",
  uuid: "string",
  _text: "string[]",
};

if (process.argv[1] === import.meta.filename) {
  const database = await createDatabase();
  await writeFile("src/data/database.types.ts", await writeDatabaseTypes(database));
  await database.close();
}

/** The text of src/data/database.types.ts for the tables and functions of a migrated database. */
export async function writeDatabaseTypes(database: PGlite): Promise<string> {
  const columns = await readColumns(database);
  const tables = [...new Set(columns.map(({ table }) => table))];
  const parts = tables.map((table) =>
    writeTable(
      table,
      columns.filter((column) => column.table === table),
    ),
  );
  const functions = (await readFunctions(database)).map(writeFunction);
  return `// Written by \`npm run types\` from supabase/migrations. Change those, not this file.

/* oxlint-disable typescript/no-generated-empty-object-type -- No views or enums. */

export type Database = {
  // Tells supabase-js which PostgREST it talks to.
  __InternalSupabase: { PostgrestVersion: "${POSTGREST_VERSION}" };
  public: {
    Tables: {
${parts.join("")}    };
    Views: Record<never, never>;
    Functions: {
${functions.join("")}    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
};

type PublicTables = Database["public"]["Tables"];

/** A row as it is read. */
export type Tables<Name extends keyof PublicTables> = PublicTables[Name]["Row"];

/** A row to insert. */
export type TablesInsert<Name extends keyof PublicTables> = PublicTables[Name]["Insert"];

/** The columns of a row to change. */
export type TablesUpdate<Name extends keyof PublicTables> = PublicTables[Name]["Update"];
`;
}

async function readColumns(database: PGlite): Promise<Column[]> {
  const { rows } = await database.query<Column>(`
    select
      table_name as "table",
      column_name as name,
      udt_name as type,
      is_nullable = 'YES' as "isNullable",
      column_default is not null as "hasDefault",
      is_generated = 'ALWAYS' as "isGenerated"
    from information_schema.columns
    where table_schema = 'public'
    order by table_name, ordinal_position
  `);
  return rows;
}

async function readFunctions(database: PGlite): Promise<DatabaseFunction[]> {
  const { rows } = await database.query<DatabaseFunction>(`
    select
      proname as name,
      result.typname as type,
      coalesce(
        (
          select json_agg(
            json_build_object(
              'name', argument.name,
              'type', typname,
              'hasDefault', place > pronargs - pronargdefaults
            ) order by place
          )
          from unnest(proargnames, proargtypes::oid[])
            with ordinality as argument (name, type_oid, place)
          join pg_type on pg_type.oid = type_oid
        ),
        '[]'
      ) as arguments
    from pg_proc
    join pg_type as result on result.oid = prorettype
    where pronamespace = 'public'::regnamespace
    order by proname
  `);
  return rows;
}

function writeTable(table: string, columns: Column[]): string {
  const row = columns.map((column) => `${column.name}: ${getType(column)};`);
  const insert = columns.map((column) => {
    const isOptional = column.hasDefault || column.isNullable || column.isGenerated;
    return `${column.name}${isOptional ? "?" : ""}: ${getWrittenType(column)};`;
  });
  const update = columns.map((column) => `${column.name}?: ${getWrittenType(column)};`);
  return `      ${table}: {
        Row: {${writeLines(row)}        };
        Insert: {${writeLines(insert)}        };
        Update: {${writeLines(update)}        };
        Relationships: [];
      };
`;
}

function writeFunction({ name, type, arguments: list }: DatabaseFunction): string {
  const args = list.map(
    (argument) =>
      `${argument.name}${argument.hasDefault ? "?" : ""}: ${getBaseType(name, argument.type)}`,
  );
  return `      ${name}: {
        Args: ${args.length > 0 ? `{ ${args.join("; ")} }` : "never"};
        Returns: ${getBaseType(name, type)};
      };
`;
}

function writeLines(lines: string[]): string {
  return `\n${lines.map((line) => `          ${line}\n`).join("")}`;
}

/** PostgreSQL computes a generated column itself and refuses any value for it. */
function getWrittenType(column: Column): string {
  return column.isGenerated ? "never" : getType(column);
}

function getType({ table, name, type, isNullable }: Column): string {
  const base = getBaseType(`${table}.${name}`, type);
  return isNullable && base !== "unknown" ? `${base} | null` : base;
}

function getBaseType(name: string, type: string): string {
  const base = TYPES[type];
  if (!base) throw new Error(`${name} is of type ${type}, which TYPES does not know.`);
  return base;
}
