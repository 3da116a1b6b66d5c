import { GoTrueClient } from "@supabase/supabase-js";
import { vi } from "vitest";

/**
 * Resets modules, document and storage for each test file. The files of a process share jsdom and
 * the packages (`isolate: false`), because loading those takes longer than the tests of a file.
 */
vi.resetModules();
document.head.replaceChildren();
document.body.replaceChildren();
for (const element of [document.documentElement, document.body]) {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
}
localStorage.clear();
sessionStorage.clear();
window.history.replaceState(null, "", "/");

// supabase-js counts its clients by storage key, and warns of a second one in the same page. Each
// test file counts as a page of its own.
Reflect.set(GoTrueClient, "nextInstanceID", {});
