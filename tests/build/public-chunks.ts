import type { Chunk, Manifest } from "../../src/render/manifest.ts";

const ADMIN_MODULE = /^src\/admin\//;

/** The chunks of these modules and all that a visitor of the public pages may load from there. */
export function listPublicChunks(manifest: Manifest, keys: readonly string[]): Set<Chunk> {
  return manifest.collect(keys, ({ imports, dynamicImports }) => [
    ...imports,
    ...dynamicImports.filter((key) => !ADMIN_MODULE.test(key)),
  ]);
}
