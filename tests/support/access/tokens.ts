import { createHmac } from "node:crypto";

/** The default JWT secret of every local Supabase project, which anyone can look up. */
export const WELL_KNOWN_SECRET = "super-secret-jwt-token-with-at-least-32-characters-long";

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A JSON Web Token with these claims that is valid for one minute. */
export function signToken(claims: object, secret: string): string {
  const seconds = Math.floor(Date.now() / 1000);
  const payload = { iat: seconds, exp: seconds + 60, ...claims };
  const content = `${encode({ alg: "HS256", typ: "JWT" })}.${encode(payload)}`;
  return `${content}.${createHmac("sha256", secret).update(content).digest("base64url")}`;
}

/** A JSON Web Token whose header says that it has no signature (`"alg": "none"`). */
export function writeUnsignedToken(claims: object, signature: string): string {
  return `${encode({ alg: "none", typ: "JWT" })}.${encode(claims)}.${signature}`;
}
