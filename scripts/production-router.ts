import type { Plugin } from "vite";

/**
 * Takes the router's production files into the build. The `exports` of its package name only the
 * development files, whose warnings make every page 1 KiB larger:
 * https://github.com/remix-run/react-router/blob/main/packages/react-router/package.json
 */
export function productionRouter(): Plugin {
  return {
    name: "production-router",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: {
      filter: { id: /^react-router(?:\/dom)?$/ },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        return (
          found && { ...found, id: found.id.replace("/dist/development/", "/dist/production/") }
        );
      },
    },
  };
}
