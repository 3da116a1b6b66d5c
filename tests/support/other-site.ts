import { deriveAdminToken, PBKDF2_ROUNDS } from "@/lib/admin-token";

/** The right key of another site: honestly derived, from a good password and a salt of its own. */
export const OTHER_SITES_KEY = await deriveAdminToken("seven wet umbrellas", {
  salt: "YW5vdGhlci1zaXRlcy1zYWx0",
  rounds: PBKDF2_ROUNDS,
});
