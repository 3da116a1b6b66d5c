// Writes src/db/database.types.ts from the migrations, on a throwaway Postgres.
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const load = async (path) => (await runnerImport(path, { configFile: false })).module;
const { createDatabase } = await load("./tests/support/database.ts");
const { writeDatabaseTypes } = await load("./scripts/database-types.ts");

const database = await createDatabase();
await writeFile("src/db/database.types.ts", await writeDatabaseTypes(database));
await database.close();
