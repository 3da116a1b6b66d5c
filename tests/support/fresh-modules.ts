import { GoTrueClient } from "@supabase/supabase-js";
import { vi } from "vitest";

/**
 * Gives each test file modules, a document and a storage of its own. The files of a process share
 * jsdom and the packages, because loading those again for each file takes longer than its tests.
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

// supabase-js warns of a second client in the same page; a file is a page of its own.
Reflect.set(GoTrueClient, "nextInstanceID", {});
