/**
 * Loads @supabase/lite only when it is needed, because vite.config.ts is read by every build and
 * every test.
 *
 * When imported, version 0.10 replaces `process.emitWarning` by a function that throws on a warning
 * that is not a string, which would end the server. The original is put back. Check this again when
 * upgrading.
 */
export async function loadLite() {
  process.env["LITE_TELEMETRY"] ??= "0";
  const emitWarning = process.emitWarning.bind(process);
  const { App, setExperimental } = await import("@supabase/lite");
  const { createPgliteConnection } = await import("@supabase/lite/pglite");
  process.emitWarning = emitWarning;
  return { App, setExperimental, createPgliteConnection };
}
