/** Value of VITE_SUPABASE_URL for a backend on the same origin as the site, as `npm start` has. */
export const EMBEDDED_URL = "embedded";

/** What hosts are told about the domain. Read by src/render/host-files.ts. */
export const hosting = {
  /**
   * Whether browsers must use https on all subdomains of the site too. They remember it for two
   * years, and refuse a shop or a mail server below the same name that has no certificate.
   */
  requiresHttpsOnSubdomains: false,
};
