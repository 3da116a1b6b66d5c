import path from "node:path";
import type { Plugin } from "vite";
import { isRenderingOnSave } from "../../src/render/plugin.ts";
import type { Redirect } from "./rules.ts";
import { staticHost } from "./static-host.ts";

/** As in netlify.toml: the browser renders a post that was published after the build. */
const NEW_POSTS: Redirect = { from: "/blog/*", to: "/blog/404.html", status: 200 };

/**
 * Lets Vite's preview server respond as the supported hosts do. Must come after the plugin of the
 * embedded backend, because this one handles every request that is left, before Vite's file server.
 */
export function emulateHost(): Plugin {
  return {
    name: "emulate-host",
    // By default, Vite's servers allow CORS requests of local origins, which no host does:
    // https://vite.dev/config/server-options#server-cors
    config: () => ({ preview: { cors: false } }),
    configurePreviewServer({ config, middlewares }) {
      const dist = path.resolve(config.root, config.build.outDir);
      // Where changes are rendered, an unknown address is not that of a new post for long.
      middlewares.use(
        staticHost(dist, { redirects: isRenderingOnSave(config) ? [] : [NEW_POSTS] }),
      );
    },
  };
}
