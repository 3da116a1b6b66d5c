/**
 * The admin token: what a browser that knows the shared password sends with each request.
 *
 * token    = base64url(PBKDF2-SHA-256(password, salt, 600 000 rounds, 256 bits))
 * verifier = hex(SHA-256(token)), safe to publish: the site compares it at login and the
 *            database keeps the same text (private.admin_access.token_sha256)
 *
 * Only WebCrypto is used, so the very same code runs in browsers and in Node.
 */

// With its extension, because the embedded backend runs this file without Vite.
import { sha256 } from "./crypto.ts";

/**
 * OWASP's minimum for PBKDF2 with SHA-256. The verifier is public, so each guess has to be slow.
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#pbkdf2
 */
export const PBKDF2_ROUNDS = 600_000;

const ALGORITHM = "pbkdf2-sha256";
const TOKEN_BITS = 256;
const SALT_BYTES = 16;

/** The parts of VITE_ADMIN_PASSWORD_HASH. */
export type PasswordHash = {
  rounds: number;
  /** base64url */
  salt: string;
  /** 64 lower-case hex digits */
  verifier: string;
};

const encoder = new TextEncoder();

/** Slow on purpose: takes a noticeable part of a second. */
export async function deriveAdminToken(
  password: string,
  { salt, rounds }: Pick<PasswordHash, "salt" | "rounds">,
): Promise<string> {
  // Keyboards compose accented letters differently. NFKC makes equal-looking passwords equal bytes.
  const secret = encoder.encode(password.normalize("NFKC"));
  const key = await crypto.subtle.importKey("raw", secret, "PBKDF2", false, ["deriveBits"]);
  const bits = await crypto.subtle.deriveBits(
    { name: "PBKDF2", hash: "SHA-256", salt: fromBase64Url(salt), iterations: rounds },
    key,
    TOKEN_BITS,
  );
  return toBase64Url(new Uint8Array(bits));
}

/** The hash of a newly chosen password, with a new salt. */
export async function createPasswordHash(password: string): Promise<PasswordHash> {
  const salt = toBase64Url(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
  const token = await deriveAdminToken(password, { salt, rounds: PBKDF2_ROUNDS });
  return { rounds: PBKDF2_ROUNDS, salt, verifier: await sha256(token) };
}

/** The token when the password is the right one, otherwise null. */
export async function checkAdminPassword(
  password: string,
  hash: PasswordHash,
): Promise<string | null> {
  const token = await deriveAdminToken(password, hash);
  return (await sha256(token)) === hash.verifier ? token : null;
}

/** `pbkdf2-sha256$600000$<salt>$<verifier>` */
export function formatPasswordHash({ rounds, salt, verifier }: PasswordHash): string {
  return [ALGORITHM, rounds, salt, verifier].join("$");
}

/**
 * Returns null unless the text is a complete hash with at least today's number of rounds. Also
 * accepts `\$` for `$`, the escaping of .env files, because people copy that form into the settings
 * of hosts.
 */
export function parsePasswordHash(text: string): PasswordHash | null {
  const plain = text.trim().replaceAll("\\$", "$");
  const match = /^pbkdf2-sha256\$(\d{6,8})\$([\w-]{22,})\$([0-9a-f]{64})$/.exec(plain);
  const [, rounds, salt, verifier] = match ?? [];
  if (!rounds || !salt || !verifier || Number(rounds) < PBKDF2_ROUNDS) return null;
  if (salt.length % 4 === 1) return null; // Base64 never has a remainder of one character.
  return { rounds: Number(rounds), salt, verifier };
}

function toBase64Url(bytes: Uint8Array): string {
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const base64 = text.replaceAll("-", "+").replaceAll("_", "/");
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
