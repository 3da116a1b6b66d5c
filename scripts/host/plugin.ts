import path from "node:path";
import type { Plugin } from "vite";
import type { Rewrite } from "./rules.ts";
import { staticHost } from "./static-host.ts";

/** As in netlify.toml: a post that was published after the build is drawn by the browser. */
const NEW_POSTS: Rewrite = { from: "/blog/*", to: "/blog/404.html" };

/**
 * Lets Vite's preview server answer as the hosts do that the site is made for. Listed after the
 * embedded backend, whose addresses come first; nothing is left for Vite's own file server.
 */
export function hostedPreview(): Plugin {
  return {
    name: "hosted-preview",
    // Vite's default marks every file as open to scripts of other sites.
    config: () => ({ preview: { cors: false } }),
    configurePreviewServer({ config, middlewares }) {
      const dist = path.resolve(config.root, config.build.outDir);
      middlewares.use(staticHost(dist, { rewrites: [NEW_POSTS] }));
    },
  };
}
