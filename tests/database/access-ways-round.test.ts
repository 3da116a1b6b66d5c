import { PGlite } from "@electric-sql/pglite";
import { expect, test } from "vitest";
import { serveForTests } from "../support/access/site.ts";
import { tryAddresses } from "./ways-round/addresses.ts";
import { tryBrokenRequests } from "./ways-round/broken-requests.ts";
import { tryBuckets, tryFileNames, trySignedAddresses } from "./ways-round/files.ts";
import { tryPrivateSchema } from "./ways-round/private-schema.ts";
import { tryQuestions } from "./ways-round/questions.ts";
import { prepare } from "./ways-round/setting.ts";
import { tryWrites } from "./ways-round/writes.ts";

const site = serveForTests();
const setting = prepare(site);

// One backend for all of them: it takes longer to start than most of them to run.
tryAddresses(setting);
tryPrivateSchema(setting);
tryQuestions(setting);
tryWrites(setting);
tryBrokenRequests(setting);
tryBuckets(setting);
tryFileNames(setting);
trySignedAddresses(setting);

/** The last one: it stops the backend. */
test("in the end the API roles hold what the migrations gave them of the private schema", async () => {
  await site.close();
  const database = await PGlite.create(site.getFolder().database);
  const { rows: held } = await database.query(`
    select role, name from unnest(array['anon', 'authenticated', 'service_role']) role,
      unnest(array['select', 'insert', 'update', 'delete', 'truncate']) name
    where has_table_privilege(role, 'private.admin_access', name)`);
  const { rows: open } = await database.query(`
    select relname from pg_class where not relrowsecurity and relkind = 'r'
      and relnamespace in ('public'::regnamespace, 'storage'::regnamespace)`);
  await database.close();
  expect({ held, open }).toEqual({ held: [], open: [] });
});
