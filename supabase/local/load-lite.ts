/**
 * Loads @supabase/lite when it is needed: vite.config.ts is read by every build and test as well.
 *
 * On the way version 0.10 replaces `process.emitWarning` by a version that fails on warnings
 * that are not text, and so would end the server; that is undone. Look again when upgrading.
 */
export async function loadLite() {
  process.env["LITE_TELEMETRY"] ??= "0";
  const emitWarning = process.emitWarning.bind(process);
  const { App, setExperimental } = await import("@supabase/lite");
  const { createPgliteConnection } = await import("@supabase/lite/pglite");
  process.emitWarning = emitWarning;
  return { App, setExperimental, createPgliteConnection };
}
