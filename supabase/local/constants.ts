/** Constants of the embedded backend. None of them is secret: it only ever serves this computer. */

/**
 * The environment variable that scripts/site.mjs sets to "1". Without it the plugin is inactive.
 */
export const EMBEDDED_VARIABLE = "EMBEDDED_SUPABASE";

/**
 * The environment variable for a data folder other than supabase/.temp; tests use a temporary one.
 */
export const DATA_FOLDER_VARIABLE = "SUPABASE_LOCAL_DATA";

/** The public API key of the embedded backend, in the form of a hosted project's. */
export const LOCAL_ANON_KEY = "sb_publishable_local";

/** Opens the admin of the embedded backend and nothing else. */
export const LOCAL_ADMIN_PASSWORD = "mandarin-demo";

/** The hash of the password above. Its salt never changes, so that a logged-in browser stays so. */
export const LOCAL_PASSWORD_HASH =
  "pbkdf2-sha256$600000$bWFuZGFyaW4tbGFuZS1sb2NhbA$33d1ac558ba8609df3bd92286cf28d82430b975ab712ae545014e3f56107ecda";
