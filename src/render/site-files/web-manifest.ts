import { paths } from "@/config/paths";
import { site } from "@/config/site";

/** The color `rice` of tailwind.config.ts, which is also the `theme-color` of index.html. */
const PAPER = "#FCF7EC";

export function webManifest(): string {
  const manifest = {
    name: site.name,
    short_name: site.name,
    start_url: paths.home,
    display: "browser",
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      {
        src: "/icon-512-maskable.png",
        sizes: "512x512",
        type: "image/png",
        purpose: "maskable",
      },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
