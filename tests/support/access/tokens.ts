import { createHmac } from "node:crypto";

/** The secret that every local Supabase project has, as its documentation says. */
export const WELL_KNOWN_SECRET = "super-secret-jwt-token-with-at-least-32-characters-long";

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A JSON web token with these claims that is valid for another minute. */
export function signToken(claims: object, secret: string): string {
  const seconds = Math.floor(Date.now() / 1000);
  const payload = { iat: seconds, exp: seconds + 60, ...claims };
  const content = `${encode({ alg: "HS256", typ: "JWT" })}.${encode(payload)}`;
  return `${content}.${createHmac("sha256", secret).update(content).digest("base64url")}`;
}

/** One that claims to need no signature. */
export function writeUnsignedToken(claims: object, signature: string): string {
  return `${encode({ alg: "none", typ: "JWT" })}.${encode(claims)}.${signature}`;
}
