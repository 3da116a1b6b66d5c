import type { Chunk, Manifest } from "../../scripts/prerender/manifest.ts";

const ADMIN_MODULE = /^src\/(pages\/admin|app\/layouts\/admin)/;

/** All that a visitor of the public pages may ever load, beginning with the given modules. */
export function listPublicChunks(manifest: Manifest, keys: readonly string[]): Set<Chunk> {
  return manifest.collect(keys, ({ imports, dynamicImports }) => [
    ...imports,
    ...dynamicImports.filter((key) => !ADMIN_MODULE.test(key)),
  ]);
}
