import path from "node:path";
import type { Plugin, ResolvedConfig } from "vite";
import { EMBEDDED_URL } from "../config/hosting.ts";
import { checkDatabase } from "./read-content.ts";
import {
  ADDRESS_VARIABLE,
  BUNDLE_FOLDER,
  importBundle,
  writeBuildInfo,
  type RenderOptions,
} from "./server-bundle.ts";

/**
 * The environment variable that is "1" if the server of the site renders changes, as `npm start`
 * does.
 */
export const UPDATES_VARIABLE = "RENDER_CHANGES";

/** True for a site with the embedded backend whose server renders changes. */
export function isRenderingOnSave({ env }: Pick<ResolvedConfig, "env">): boolean {
  return process.env[UPDATES_VARIABLE] === "1" && env["VITE_SUPABASE_URL"] === EMBEDDED_URL;
}

/**
 * Makes `vite build` also build the application for Node.js, and render the public pages with it:
 * an HTML file for each page in the client's build. `npm run prerender` renders them again with the
 * same bundle.
 */
export function prerender({ serveEmbedded }: Pick<RenderOptions, "serveEmbedded">): Plugin {
  return {
    name: "prerender",
    apply: "build",

    config: ({ build }) => ({
      environments: {
        ssr: {
          // The URL is not known until the backend runs, see render-site.ts.
          define: { "import.meta.env.VITE_SUPABASE_URL": `process.env.${ADDRESS_VARIABLE}` },
          build: {
            // A build into another folder has a bundle of its own.
            outDir: path.join(BUNDLE_FOLDER, path.basename(build?.outDir ?? "dist")),
            copyPublicDir: false,
            ssr: true,
            rolldownOptions: {
              input: { render: "src/render/render-site.ts" },
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
          await writeBuildInfo(bundleFolder, dist, url);
          const { renderSite } = await importBundle(bundleFolder);
          const { codeErrors } = await renderSite({
            dist,
            bundleFolder,
            isBuild: true,
            updatesItself: isRenderingOnSave(builder.config),
            serveEmbedded,
            warn: (message) => {
              logger.warn(message);
            },
          });
          if (codeErrors.length > 0) {
            throw new Error(`Some pages cannot be rendered. ${codeErrors.join("\n")}`);
          }
        },
      },
    }),
  };
}
