/**
 * What Netlify and Cloudflare Pages read from the published folder, in the syntax they share.
 * Cloudflare joins the values of a header that two matching rules name, so none is named twice for
 * one address; a `*` stands only at the end of a rule, after a slash, as Netlify has it.
 */
export type HostFiles = { _headers: string; _redirects: string };

type HostFilesOptions = {
  /** Of a hosted Supabase project; null for the embedded backend, which shares the site's origin. */
  supabaseOrigin: string | null;
};

export function hostFiles({ supabaseOrigin }: HostFilesOptions): HostFiles {
  const rules: [path: string, headers: Record<string, string>][] = [
    ["/*", { "Content-Security-Policy": contentSecurityPolicy(supabaseOrigin), ...SECURITY }],
    ["/assets/*", { "Cache-Control": "public, max-age=31536000, immutable" }],
    ...REPLACEABLE.map((path): [string, Record<string, string>] => [
      path,
      { "Cache-Control": "public, max-age=86400, stale-while-revalidate=604800" },
    ]),
    // Cloudflare does not count /admin itself among /admin/*.
    ["/admin", { "X-Robots-Tag": "noindex" }],
    ["/admin/*", { "X-Robots-Tag": "noindex" }],
  ];
  return { _headers: rules.map(formatRule).join("\n"), _redirects: REDIRECTS };
}

/** These keep their names when they change. HTML has the hosts' own default: ask every time. */
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
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
};

/**
 * Everything else has an HTML file of its own or gets the nearest 404.html. Netlify knows only the
 * one at the root; netlify.toml adds the others, which here would hide pages on Cloudflare: its
 * rules also count where a file is.
 */
const REDIRECTS = "/admin/* /admin 200\n";

function contentSecurityPolicy(supabaseOrigin: string | null): string {
  const backend = supabaseOrigin ? ` ${supabaseOrigin}` : "";
  return [
    "default-src 'none'",
    "script-src 'self'",
    // Critical CSS stands in the pages, sizes and colors in style attributes.
    "style-src 'self' 'unsafe-inline'",
    // Staff may show pictures from anywhere on the web, or inside their address.
    `img-src 'self' data: https:${backend}`,
    "font-src 'self'",
    `connect-src 'self'${backend}`,
    // Players and maps in articles; unknown ones are sandboxed.
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
