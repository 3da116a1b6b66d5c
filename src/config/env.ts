/**
 * The backend. `VITE_SUPABASE_URL=embedded` selects the one that `npm start` runs on the page's own
 * origin. Without a URL and a key there is no backend.
 */
const url = import.meta.env.VITE_SUPABASE_URL;
const key = import.meta.env.VITE_SUPABASE_ANON_KEY;

export const supabaseConfig: { readonly url: string; readonly key: string } | null =
  url && key
    ? {
        get url() {
          // EMBEDDED_URL as a literal, which a build compares with its own: only one case is shipped.
          return url === "embedded" ? window.location.origin : url;
        },
        key,
      }
    : null;

/** The year of the build. */
export const buildYear: number = __BUILD_YEAR__;
