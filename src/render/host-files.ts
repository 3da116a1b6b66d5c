import { hosting } from "../config/hosting.ts";
import { previewPath } from "../config/paths.ts";
import { inlineScriptSources } from "./inline-scripts.ts";

/**
 * The files that Netlify and Cloudflare Pages read from the published folder, in the syntax that
 * they share: https://docs.netlify.com/manage/routing/headers/ and
 * https://developers.cloudflare.com/pages/configuration/headers/
 *
 * Cloudflare joins the values of a header that two matching rules set, so no two rules set the same
 * header for one path. Netlify allows `*` only at the end of a path, after a slash.
 */
export type HostFiles = { _headers: string; _redirects: string };

type HostFilesOptions = {
  /** The origin of a hosted Supabase project; null for the embedded backend. */
  supabaseOrigin: string | null;
  /** Lines for addresses that lead to others. */
  redirects?: readonly string[];
  requiresHttpsOnSubdomains?: boolean;
};

export function makeHostFiles({
  supabaseOrigin,
  redirects = [],
  requiresHttpsOnSubdomains = hosting.requiresHttpsOnSubdomains,
}: HostFilesOptions): HostFiles {
  const strictTransport = `max-age=63072000${requiresHttpsOnSubdomains ? "; includeSubDomains" : ""}`;
  const rules: [path: string, headers: Record<string, string>][] = [
    [
      "/*",
      {
        "Content-Security-Policy": contentSecurityPolicy(supabaseOrigin),
        "Strict-Transport-Security": strictTransport,
        ...SECURITY,
      },
    ],
    ["/assets/*", { "Cache-Control": "public, max-age=31536000, immutable" }],
    ...REPLACEABLE.map((path): [string, Record<string, string>] => [
      path,
      { "Cache-Control": "public, max-age=86400, stale-while-revalidate=604800" },
    ]),
    // On Cloudflare, /admin/* does not match /admin itself.
    ["/admin", { "X-Robots-Tag": "noindex" }],
    ["/admin/*", { "X-Robots-Tag": "noindex" }],
    [previewPath, { "X-Robots-Tag": "noindex" }],
  ];
  return {
    _headers: rules.map(formatRule).join("\n"),
    _redirects: [...redirects, ADMIN_REWRITE, ""].join("\n"),
  };
}

/**
 * Files that keep their names when they change, so browsers may cache them for a day only. HTML has
 * the hosts' default, with which browsers revalidate it at every use.
 */
const REPLACEABLE = [
  "/images/*",
  "/share/*",
  "/favicon.ico",
  "/favicon.svg",
  "/apple-touch-icon.png",
  "/icon-192.png",
  "/icon-512.png",
  "/icon-512-maskable.png",
];

const SECURITY = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
};

/**
 * Only the admin needs a rewrite. Every other page has an HTML file, and unknown paths get the
 * nearest 404.html. Netlify supports that file only at the root, so netlify.toml has rules for the
 * others. They cannot be here: Cloudflare applies these rules even where a file exists.
 */
const ADMIN_REWRITE = "/admin/* /admin 200";

function contentSecurityPolicy(supabaseOrigin: string | null): string {
  const backend = supabaseOrigin ? ` ${supabaseOrigin}` : "";
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineScriptSources}`,
    // Pages have their CSS in them, and set sizes and colors in style attributes.
    "style-src 'self' 'unsafe-inline'",
    // Staff may use pictures of any site, and data URLs.
    `img-src 'self' data: https:${backend}`,
    "font-src 'self'",
    `connect-src 'self'${backend}`,
    // Articles may embed players and maps. Those of unknown sites are sandboxed.
    "frame-src https:",
    "media-src 'self' https:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function formatRule([path, headers]: [string, Record<string, string>]): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join("")}`;
}
