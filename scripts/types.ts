// Writes src/db/database.types.ts from the migrations, which it applies to a temporary database.
import { writeFile } from "node:fs/promises";
import { importSource, ROOT } from "./import-source.mjs";

process.chdir(ROOT);
const { createDatabase } = await importSource("./tests/support/database.ts");
const { writeDatabaseTypes } = await importSource("./scripts/database-types.ts");

const database = await createDatabase();
await writeFile("src/db/database.types.ts", await writeDatabaseTypes(database));
await database.close();
