import { ADMIN_KEYS, hashOf, headersWith } from "./database.ts";
import { OTHER_INSTALLATION_KEY } from "./other-installation-key.ts";

const RIGHT = ADMIN_KEYS.right;
const withKey = (key: unknown) => JSON.stringify({ "x-admin-key": key });

/** The setting `request.headers` of requests that are not the admin's. */
export const NON_ADMIN_HEADERS: [string, string | undefined][] = [
  ["no headers at all", undefined],
  ["an empty setting", ""],
  ["headers that are not JSON", "{x-admin-key"],
  ["headers with something behind them", `${headersWith("right")} x`],
  ["JSON that is not an object", '"x-admin-key"'],
  ["a list", "[1, 2]"],
  ["a list with the right headers in it", `[${headersWith("right")}]`],
  ["null", "null"],
  ["no key", headersWith("none")],
  ["a key that is null", withKey(null)],
  ["a key that is true", withKey(true)],
  ["a key that is a list with the right one", withKey([RIGHT])],
  ["an empty key", withKey("")],
  ["a blank key", withKey(" \t ")],
  ["a wrong key", headersWith("wrong")],
  ["the right key of another installation", withKey(OTHER_INSTALLATION_KEY)],
  ["the stored hash of the right key", withKey(hashOf(RIGHT))],
  ["the right key in capitals", withKey(RIGHT.toUpperCase())],
  ["the right key with a blank behind it", withKey(`${RIGHT} `)],
  ["the right key with a line break behind it", withKey(`${RIGHT}\n`)],
  ["the right key without its end", withKey(RIGHT.slice(0, -1))],
  ["a wrong and the right key", withKey(`a-guess, ${RIGHT}`)],
  ["SQL that is always true", withKey("' or true --")],
  ["a key of 8 KiB", withKey("a".repeat(8 * 1024))],
  ["a key of 64 KiB", withKey("a".repeat(64 * 1024))],
  ["letters beyond ASCII", withKey("ключ 钥匙 🔑")],
  ["a character Postgres cannot hold", String.raw`{"x-admin-key": "\u0000"}`],
  ["half a surrogate pair", String.raw`{"x-admin-key": "\ud83d"}`],
  ["the right key in another header", JSON.stringify({ "x-admin": RIGHT })],
  ["the right key one level down", JSON.stringify({ headers: { "x-admin-key": RIGHT } })],
];
