import { preview } from "vite";
import { ADMIN_FLAG_KEY, ADMIN_TOKEN_KEY } from "@/data/browser/admin-access";
import { deriveAdminToken, parsePasswordHash } from "@/lib/admin-token";
import {
  DATA_FOLDER_VARIABLE,
  EMBEDDED_VARIABLE,
  LOCAL_ADMIN_PASSWORD,
  LOCAL_ANON_KEY,
  LOCAL_PASSWORD_HASH,
} from "../../supabase/local/constants.ts";
import { findFreePort } from "../with-site.ts";

/** What the login stores in the local storage of the browser, as a script for each new page. */
export async function makeLoginScript(): Promise<string> {
  const storage = { [ADMIN_FLAG_KEY]: "true", [ADMIN_TOKEN_KEY]: await getAdminKey() };
  return `if (origin !== "null") Object.assign(localStorage, ${JSON.stringify(storage)})`;
}

async function getAdminKey(): Promise<string> {
  const hash = parsePasswordHash(LOCAL_PASSWORD_HASH);
  if (!hash) throw new Error("The local password hash is not one.");
  return deriveAdminToken(LOCAL_ADMIN_PASSWORD, hash);
}

/** Calls the table of posts as staff. */
type CallPosts = (method: string, query: string, body?: object) => Promise<Response>;

/** Starts the embedded backend without building the site. Its data folder must not be in use. */
export async function withBackend<T>(
  dataFolder: string,
  use: (callPosts: CallPosts, url: string) => Promise<T>,
) {
  process.env[DATA_FOLDER_VARIABLE] = dataFolder;
  process.env[EMBEDDED_VARIABLE] = "1";
  const port = await findFreePort();
  const server = await preview({ logLevel: "warn", preview: { port } });
  const url = `http://localhost:${port}`;
  const headers = {
    apikey: LOCAL_ANON_KEY,
    "x-admin-key": await getAdminKey(),
    "content-type": "application/json",
  };
  try {
    return await use(async (method, query, body) => {
      const response = await fetch(`${url}/rest/v1/blog_posts${query}`, {
        method,
        headers,
        body: body ? JSON.stringify(body) : null,
      });
      if (!response.ok) throw new Error(`${method} ${query}: ${await response.text()}`);
      return response;
    }, url);
  } finally {
    await server.close();
  }
}
