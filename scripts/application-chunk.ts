import path from "node:path";
import type { Rolldown } from "vite";

const ENTRY = path.resolve("src/main.ts");
const APPLICATION = path.resolve("src/app/start.tsx");

type Context = Pick<Rolldown.PluginContext, "getModuleInfo">;

/**
 * A group of `codeSplitting`: what the application imports is one file. Otherwise whatever a page
 * imports too would be a file of its own, although the application is always there before a page.
 */
export function applicationChunk() {
  return {
    debugName: "application",
    name: (id: string, context: Context) => {
      // Importing one icon reaches them all by the package's index.
      if (id === APPLICATION || id.includes("/lucide-react/")) return null;
      const isPart = isReached(id, APPLICATION, context) && !isReached(id, ENTRY, context);
      return isPart ? "application" : null;
    },
  };
}

/** Whether a module is imported by `from`, not necessarily at first hand. */
function isReached(
  id: string,
  from: string,
  context: Context,
  seen: Set<string> = new Set(),
): boolean {
  if (id === from) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isReached(importer, from, context, seen));
}
