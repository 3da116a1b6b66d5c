import { LOCAL_ADMIN_PASSWORD, LOCAL_ANON_KEY } from "../../../supabase/local/constants.ts";
import { hashOf } from "../database.ts";
import { getLocalAdminKey } from "../embedded-backend.ts";
import { OTHER_INSTALLATION_KEY } from "../other-installation-key.ts";
import { HOOK_SECRETS } from "./build-hook.ts";
import type { HeaderFields } from "./send.ts";
import { signToken, WELL_KNOWN_SECRET, writeUnsignedToken } from "./tokens.ts";

/**
 * What a request with these headers may do. Unauthorized: nothing, it is answered without asking
 * the database. Read-only: what every visitor may. Admin: everything.
 */
export type Access = "unauthorized" | "read-only" | "admin";

export type Identity = {
  name: string;
  headers: HeaderFields;
  tables: Access;
  /** Storage, as Supabase's own, needs no public key, and ignores one that it does not know. */
  storage: Access;
};

export const RIGHT_KEY = await getLocalAdminKey();

/** What no response may contain. */
export const SECRETS = [
  RIGHT_KEY,
  hashOf(RIGHT_KEY),
  OTHER_INSTALLATION_KEY,
  LOCAL_ADMIN_PASSWORD,
  ...HOOK_SECRETS,
];

const apikey = LOCAL_ANON_KEY;
const serviceRole = { role: "service_role", sub: "00000000-0000-4000-8000-000000000000" };

function identify(
  access: Pick<Identity, "tables" | "storage">,
  headers: Record<string, HeaderFields>,
): Identity[] {
  return Object.entries(headers).map(([name, fields]) => ({ name, headers: fields, ...access }));
}

function withAdminKey(keys: Record<string, string | string[]>): Record<string, HeaderFields> {
  return Object.fromEntries(
    Object.entries(keys).map(([name, key]) => [name, { apikey, "x-admin-key": key }]),
  );
}

const withoutPublicKey = identify(
  { tables: "unauthorized", storage: "read-only" },
  {
    "no key at all": {},
    "an empty public key": { apikey: "" },
    "a wrong public key": { apikey: "sb_publishable_of_another_project" },
    "a guessed secret key": { apikey: "sb_secret_local" },
    "the public key service_role": { apikey: "service_role" },
    "the admin key in the place of the public one": { apikey: RIGHT_KEY },
    "a self-made service_role token in the place of the public key": {
      apikey: signToken(serviceRole, WELL_KNOWN_SECRET),
    },
  },
);

/** A bearer that is no token: PostgREST ignores it, Storage rejects it. */
const withInvalidBearer = [
  ...identify(
    { tables: "unauthorized", storage: "unauthorized" },
    { "the public key as bearer only": { authorization: `Bearer ${apikey}` } },
  ),
  ...identify(
    { tables: "read-only", storage: "unauthorized" },
    {
      "the admin key as bearer": { apikey, authorization: `Bearer ${RIGHT_KEY}` },
      "the word service_role as bearer": { apikey, authorization: "Bearer service_role" },
      "a token without a signature": {
        apikey,
        authorization: `Bearer ${writeUnsignedToken(serviceRole, "")}`,
      },
    },
  ),
];

const forgedTokens = {
  "a service_role token signed with the well-known secret": signToken(
    serviceRole,
    WELL_KNOWN_SECRET,
  ),
  "an authenticated token signed with it": signToken({ role: "authenticated" }, WELL_KNOWN_SECRET),
  "a postgres token signed with it": signToken({ role: "postgres" }, WELL_KNOWN_SECRET),
  "a service_role token signed with the public key": signToken(serviceRole, apikey),
  "a service_role token signed with the admin key": signToken(serviceRole, RIGHT_KEY),
  "a service_role token that wants no signature": writeUnsignedToken(serviceRole, "AA"),
};

const withForgedToken = identify(
  { tables: "unauthorized", storage: "unauthorized" },
  Object.fromEntries(
    Object.entries(forgedTokens).map(([name, token]) => [
      name,
      { apikey, authorization: `Bearer ${token}` },
    ]),
  ),
);

const withoutAdminKey = identify(
  { tables: "read-only", storage: "read-only" },
  {
    "the public key": { apikey },
    "the public key as bearer too": { apikey, authorization: `Bearer ${apikey}` },
    "headers that ask for a role": {
      apikey,
      role: "service_role",
      "x-supabase-role": "service_role",
      "request.headers": JSON.stringify({ "x-admin-key": RIGHT_KEY }),
    },
    "headers of a request from this computer": {
      apikey,
      host: "localhost",
      origin: "http://localhost",
      "x-forwarded-for": "127.0.0.1",
      "x-admin": "true",
    },
    "the admin key in headers of other names": {
      apikey,
      "x-admin": RIGHT_KEY,
      x_admin_key: RIGHT_KEY,
      "admin-key": RIGHT_KEY,
      cookie: `x-admin-key=${RIGHT_KEY}`,
    },
    ...withAdminKey({
      "a wrong admin key": "a-guess",
      "the right key of another site": OTHER_INSTALLATION_KEY,
      "the password itself": LOCAL_ADMIN_PASSWORD,
      "what the database keeps of the key": hashOf(RIGHT_KEY),
      "an empty admin key": "",
      "a blank admin key": " \t ",
      "a key of 8 KiB": "a".repeat(8 * 1024),
      "letters beyond ASCII": "cl\u00e9\u00ff\u0080",
      "the right key in capitals": RIGHT_KEY.toUpperCase(),
      "the right key with text behind it": `${RIGHT_KEY}x`,
      "the right key with text before it": `x${RIGHT_KEY}`,
      "the right key and an escaped NUL": `${RIGHT_KEY}\\u0000`,
      "the right key in quotes": `"${RIGHT_KEY}"`,
      "a list of a wrong and the right key": `a-guess, ${RIGHT_KEY}`,
      "the header twice, wrong and right": ["a-guess", RIGHT_KEY],
      "the header twice, both right": [RIGHT_KEY, RIGHT_KEY],
      "a quote": '"',
      "text that ends the JSON": `","x-admin-key":"${RIGHT_KEY}`,
      backslashes: `\\\\" ${RIGHT_KEY}`,
      "SQL that is always true": "' or true --",
    }),
  },
);

const admins = [
  ...identify(
    { tables: "admin", storage: "admin" },
    {
      ...withAdminKey({
        "the right key": RIGHT_KEY,
        "the right key between blanks, which HTTP ignores": ` \t${RIGHT_KEY} `,
      }),
      "the right key under the header's name in capitals": { apikey, "X-ADMIN-KEY": RIGHT_KEY },
    },
  ),
  // The admin key alone is enough for Storage, which needs no public key.
  ...identify(
    { tables: "unauthorized", storage: "admin" },
    { "the right key without the public one": { "x-admin-key": RIGHT_KEY } },
  ),
];

export const identities: Identity[] = [
  ...withoutPublicKey,
  ...withForgedToken,
  ...withInvalidBearer,
  ...withoutAdminKey,
  ...admins,
];
