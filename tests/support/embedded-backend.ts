import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { SupabaseClient } from "@supabase/supabase-js";
import { createClient } from "@supabase/supabase-js";
import type { Database } from "@/data/database.types";
import { checkAdminPassword, parsePasswordHash } from "@/lib/admin-token";
import {
  DATA_FOLDER_VARIABLE,
  LOCAL_ADMIN_PASSWORD,
  LOCAL_ANON_KEY,
  LOCAL_PASSWORD_HASH,
} from "../../supabase/local/constants.ts";
import type { DataFolder } from "../../supabase/local/data-folder.ts";
import { getDataFolder } from "../../supabase/local/data-folder.ts";
import { serveBackend as serve } from "../../supabase/local/shared-backend.ts";

// The constructor of the supabase-js client throws without a global WebSocket, which Node 20 lacks.
// Nothing here opens a socket.
if (!("WebSocket" in globalThis)) Reflect.set(globalThis, "WebSocket", EventTarget);

/** A temporary data folder; `remove` deletes it. */
export async function createDataFolder() {
  const parent = await mkdtemp(path.join(tmpdir(), "site-data-"));
  process.env[DATA_FOLDER_VARIABLE] = path.join(parent, "data");
  return {
    folder: getDataFolder(process.cwd()),
    remove: () => rm(parent, { recursive: true, force: true }),
  };
}

/** The embedded backend on a free port. */
export const serveBackend = (folder: DataFolder) => serve(process.cwd(), folder);

/** A client as the site creates it, with the access of the admin when it has the right key. */
export function connect(url: string, adminKey?: string): SupabaseClient<Database> {
  const headers: Record<string, string> = adminKey ? { "x-admin-key": adminKey } : {};
  return createClient<Database>(url, LOCAL_ANON_KEY, { global: { headers } });
}

/** The admin key that the login form derives from the documented local password. */
export async function getLocalAdminKey(): Promise<string> {
  const hash = parsePasswordHash(LOCAL_PASSWORD_HASH);
  const token = hash && (await checkAdminPassword(LOCAL_ADMIN_PASSWORD, hash));
  if (!token) throw new Error("The local password does not match its hash.");
  return token;
}
