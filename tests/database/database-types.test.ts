import { readFile } from "node:fs/promises";
import { expect, inject, test } from "vitest";
import { writeDatabaseTypes } from "../../scripts/database-types.ts";
import { createDatabase } from "../support/database.ts";

test("the row types are those of the migrations (otherwise run `npm run types`)", async () => {
  const database = await createDatabase(inject("emptyCluster").archive);
  const written = await readFile("src/db/database.types.ts", "utf8");
  expect(written).toBe(await writeDatabaseTypes(database));
  await database.close();
});
