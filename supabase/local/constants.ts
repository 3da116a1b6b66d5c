/** Facts of the embedded backend, none of them secret: it only ever serves this computer. */

/** Value of VITE_SUPABASE_URL that tells the site to ask the address it was loaded from. */
export const EMBEDDED_URL = "embedded";

/** Set to "1" by scripts/site.mjs; without it the plugin does nothing. */
export const EMBEDDED_SWITCH = "EMBEDDED_SUPABASE";

/** Names a folder to use instead of supabase/.temp; tests point it at a throwaway one. */
export const DATA_FOLDER_VARIABLE = "SUPABASE_LOCAL_DATA";

/** Public key the embedded API asks for, in the form of a hosted project's. */
export const LOCAL_ANON_KEY = "sb_publishable_local";

/** Opens the admin of the embedded backend and nothing else. */
export const LOCAL_ADMIN_PASSWORD = "mandarin-demo";

/** Of the password above; the salt is fixed so that an unlocked browser stays unlocked. */
export const LOCAL_PASSWORD_HASH =
  "pbkdf2-sha256$600000$bWFuZGFyaW4tbGFuZS1sb2NhbA$33d1ac558ba8609df3bd92286cf28d82430b975ab712ae545014e3f56107ecda";
