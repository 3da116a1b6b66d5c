// @ts-nocheck -- Checked once it is TypeScript.
import { preview } from "vite";
import { CONSTANTS, findFreePort } from "./site.mjs";

const ROOT = process.cwd();

const POSTS_PATH = "/rest/v1/blog_posts";
/** Reads the columns that staff fill in, newest post first. */
const SEED_QUERY =
  "?order=date.desc&select=slug,title,category,author,author_avatar,excerpt,image_url,image_alt,content,tags";
/** Rows per request. */
const BATCH_SIZE = 100;
/** The date of the newest post. */
const NEWEST_DATE_MS = Date.UTC(2026, 10, 1);
const DAY_MS = 24 * 60 * 60 * 1000;

/** @typedef {{ slug: string, title: string, excerpt: string, content: string }} Post */

/** What the login stores in the local storage of the browser. */
export async function getAdminStorage() {
  const access = await import("../../src/db/admin-access.ts");
  return { [access.ADMIN_FLAG_KEY]: "true", [access.ADMIN_TOKEN_KEY]: await getAdminKey() };
}

async function getAdminKey() {
  const { LOCAL_ADMIN_PASSWORD, LOCAL_PASSWORD_HASH } = await import(CONSTANTS);
  const { deriveAdminToken, parsePasswordHash } = await import("../../src/lib/admin-token.ts");
  return deriveAdminToken(LOCAL_ADMIN_PASSWORD, parsePasswordHash(LOCAL_PASSWORD_HASH));
}

/**
 * Replaces all posts in the database with this many variants of the seed's.
 * @param {string} dataFolder of the embedded backend, which must not be running
 * @param {number} count
 * @param {Post[]} seed the posts to vary, newest first; read from the database when empty
 * @returns {Promise<{ seed: Post[], posts: Post[] }>}
 */
export async function fillPosts(dataFolder, count, seed) {
  const backend = await openBackend(dataFolder);
  try {
    const call = await connectAsStaff(backend.url);
    const originals = seed.length ? seed : await (await call("GET", SEED_QUERY)).json();
    const posts = Array.from({ length: count }, (_, index) => makePost(originals, index));
    await call("DELETE", "?slug=neq.");
    for (let from = 0; from < count; from += BATCH_SIZE) {
      await call("POST", "", posts.slice(from, from + BATCH_SIZE));
    }
    return { seed: originals, posts };
  } finally {
    await backend.close();
  }
}

/**
 * Returns a function that calls the table of posts with the rights of staff.
 * @param {string} backendUrl
 * @returns {Promise<(method: string, query: string, body?: object) => Promise<Response>>}
 */
export async function connectAsStaff(backendUrl) {
  const { LOCAL_ANON_KEY } = await import(CONSTANTS);
  const headers = {
    apikey: LOCAL_ANON_KEY,
    "x-admin-key": await getAdminKey(),
    "content-type": "application/json",
  };
  return async (method, query, body) => {
    const response = await fetch(`${backendUrl}${POSTS_PATH}${query}`, {
      method,
      headers,
      body: body ? JSON.stringify(body) : null,
    });
    if (!response.ok) throw new Error(`${method} ${query}: ${await response.text()}`);
    return response;
  };
}

/**
 * Starts the embedded backend without building the site.
 * @param {string} dataFolder
 */
export async function openBackend(dataFolder) {
  const { DATA_FOLDER_VARIABLE, EMBEDDED_VARIABLE } = await import(CONSTANTS);
  process.env[DATA_FOLDER_VARIABLE] = dataFolder;
  process.env[EMBEDDED_VARIABLE] = "1";
  const port = await findFreePort();
  const server = await preview({ root: ROOT, logLevel: "warn", preview: { port } });
  return { url: `http://localhost:${port}`, close: () => server.close() };
}

/**
 * A variant of a post with its words shuffled. It has the same size, and compression finds no
 * repeated text across posts.
 * @param {Post[]} originals
 * @param {number} index 0 for the newest
 */
function makePost(originals, index) {
  const original = originals[index % originals.length];
  if (!original) throw new Error("The seed has no posts.");
  const random = makeRandom(index + 1);
  const mix = (/** @type {string} */ text) => shuffle(text.split(" "), random).join(" ");
  return {
    ...original,
    slug: `${original.slug}-${index + 1}`,
    title: `${mix(original.title)} ${index + 1}`,
    excerpt: mix(original.excerpt),
    content: original.content.replace(/(?<=>)[^<]+/g, mix),
    date: new Date(NEWEST_DATE_MS - index * DAY_MS).toISOString().slice(0, 10),
    display_order: index,
  };
}

/**
 * @param {string[]} words
 * @param {() => number} random
 */
function shuffle(words, random) {
  return words
    .map((word) => ({ word, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ word }) => word);
}

/**
 * A random number generator from 0 to 1 that repeats its numbers for the same seed (mulberry32).
 * @param {number} seed
 */
function makeRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
