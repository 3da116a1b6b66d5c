import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { ADDRESS_VARIABLE } from "./backend.ts";
import { writeBuildInfo } from "./build-info.ts";
import { checkDatabase } from "./check-database.ts";
import { isRenderingOnSave } from "./render-on-save.ts";
import { BUNDLE_ENTRY, BUNDLE_FOLDER, importBundle } from "./server-bundle.ts";

/**
 * Makes `vite build` also build the application for Node.js, and render the public pages with it:
 * an HTML file for each page in the client's build. `npm run prerender` renders them again with the
 * same bundle.
 */
export function prerender(): Plugin {
  return {
    name: "prerender",
    apply: "build",

    config: ({ build }) => ({
      environments: {
        ssr: {
          // The URL is not known until the backend runs, see backend.ts.
          define: { "import.meta.env.VITE_SUPABASE_URL": `process.env.${ADDRESS_VARIABLE}` },
          build: {
            // A build into another folder has a bundle of its own.
            outDir: path.join(BUNDLE_FOLDER, path.basename(build?.outDir ?? "dist")),
            copyPublicDir: false,
            ssr: true,
            rolldownOptions: {
              input: BUNDLE_ENTRY,
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
          const { root, logger, env, build: options } = builder.config;
          const url = String(env["VITE_SUPABASE_URL"] ?? "");
          const key = String(env["VITE_SUPABASE_ANON_KEY"] ?? "");
          const dist = path.resolve(root, options.outDir);
          const bundleFolder = path.resolve(root, ssr.config.build.outDir);

          await checkDatabase({ url, key });
          await builder.build(client);
          await builder.build(ssr);
          await writeBuildInfo(bundleFolder, dist, {
            backendUrl: url,
            template: await readFile(path.join(dist, "index.html"), "utf8"),
          });
          const { renderSite } = await importBundle(bundleFolder);
          const { broken } = await renderSite({
            root,
            dist,
            bundleFolder,
            isBuild: true,
            updatesItself: isRenderingOnSave(builder.config),
            warn: (message) => {
              logger.warn(message);
            },
          });
          if (broken.length > 0) {
            throw new Error(`Some pages cannot be rendered. ${broken.join("\n")}`);
          }
        },
      },
    }),
  };
}
