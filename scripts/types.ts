// Writes src/data/database.types.ts from the migrations, which it applies to a temporary database.
import { writeFile } from "node:fs/promises";
import { createDatabase } from "../tests/support/database.ts";
import { writeDatabaseTypes } from "./database-types.ts";

const database = await createDatabase();
await writeFile("src/data/database.types.ts", await writeDatabaseTypes(database));
await database.close();
