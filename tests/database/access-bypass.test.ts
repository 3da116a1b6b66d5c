import { PGlite } from "@electric-sql/pglite";
import { expect, test } from "vitest";
import { startTestBackend } from "../support/access/test-backend.ts";
import { tryUnservedPaths } from "./bypass-attempts/unserved-paths.ts";
import { tryMalformedRequests } from "./bypass-attempts/malformed-requests.ts";
import { tryFunctions } from "./bypass-attempts/functions.ts";
import { tryBuckets, tryFileNames, trySignedUrls } from "./bypass-attempts/files.ts";
import { tryPrivateSchema } from "./bypass-attempts/private-schema.ts";
import { tryQueries } from "./bypass-attempts/queries.ts";
import { setUpBypassTests } from "./bypass-attempts/context.ts";
import { tryWrites } from "./bypass-attempts/writes.ts";

const backend = startTestBackend();
const context = setUpBypassTests(backend);

// They share one backend, because its start takes longer than most of them.
tryUnservedPaths(context);
tryPrivateSchema(context);
tryQueries(context);
tryWrites(context);
tryFunctions(context);
tryMalformedRequests(context);
tryBuckets(context);
tryFileNames(context);
trySignedUrls(context);

/** Must be the last test: it stops the backend, to open its database directly. */
test("no attempt has given the API roles a privilege or switched row-level security off", async () => {
  await backend.close();
  const database = await PGlite.create(backend.getFolder().database);
  const { rows: privileges } = await database.query(`
    select role, relation, name from unnest(array['anon', 'authenticated', 'service_role']) role,
      unnest(array['private.admin_access', 'private.site_build_hook']) relation,
      unnest(array['select', 'insert', 'update', 'delete', 'truncate']) name
    where has_table_privilege(role, relation, name)`);
  const { rows: unprotected } = await database.query(`
    select relname from pg_class where not relrowsecurity and relkind = 'r'
      and relnamespace in ('public'::regnamespace, 'storage'::regnamespace)`);
  await database.close();
  expect({ privileges, unprotected }).toEqual({ privileges: [], unprotected: [] });
});
