import { deriveAdminToken, PBKDF2_ROUNDS } from "@/lib/admin-token";

/**
 * A valid admin key, but of another installation of this site: its password and salt are others.
 */
export const OTHER_INSTALLATION_KEY = await deriveAdminToken("seven wet umbrellas", {
  salt: "YW5vdGhlci1zaXRlcy1zYWx0",
  rounds: PBKDF2_ROUNDS,
});
