import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { ADDRESS_VARIABLE, openBackend } from "./backend.ts";
import { writePages, isApplication } from "./write-pages.ts";

const APPLICATION = "src/app/prerender.tsx";
/** Inside node_modules, so that Node.js can resolve the packages that the bundle imports. */
const BUNDLE_FOLDER = "node_modules/.prerender";

/**
 * Makes `vite build` render the public pages to HTML: it also builds the application for Node.js,
 * runs that with the backend, and writes an HTML file for each page into the client's build.
 */
export function prerender(): Plugin {
  return {
    name: "prerender",
    apply: "build",

    config: () => ({
      environments: {
        ssr: {
          // The URL is not known until the backend runs, see backend.ts.
          define: { "import.meta.env.VITE_SUPABASE_URL": `process.env.${ADDRESS_VARIABLE}` },
          build: {
            outDir: BUNDLE_FOLDER,
            copyPublicDir: false,
            ssr: true,
            rolldownOptions: {
              input: APPLICATION,
              // What pages load on demand is needed at once here, where all pages are rendered.
              checks: { ineffectiveDynamicImport: false },
            },
          },
        },
      },
      builder: {
        async buildApp(builder) {
          const { client, ssr } = builder.environments;
          if (!client || !ssr) throw new Error("The build has no environments.");
          await builder.build(client);
          await builder.build(ssr);
          const { root, logger, build } = builder.config;
          const backend = await openBackend(builder.config);
          try {
            const bundle = pathToFileURL(path.join(root, BUNDLE_FOLDER, "prerender.js"));
            const application: unknown = await import(bundle.href);
            if (!isApplication(application)) throw new Error(`${APPLICATION} cannot render pages.`);
            await writePages({
              dist: path.resolve(root, build.outDir),
              application,
              supabaseOrigin: backend.origin,
              logger,
            });
          } finally {
            await backend.close();
          }
        },
      },
    }),
  };
}
