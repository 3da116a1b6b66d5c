import { paths } from "@/config/paths";
import { site } from "@/config/site";
import { neutrals } from "@/styles/neutrals";

export function webManifest(): string {
  const manifest = {
    name: site.name,
    short_name: site.name,
    start_url: paths.home,
    display: "browser",
    background_color: neutrals.rice,
    // As in index.html.
    theme_color: neutrals.rice,
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
