interface ViteTypeOptions {
  strictImportMetaEnv: unknown;
}

interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_ANON_KEY?: string;
  readonly VITE_ADMIN_PASSWORD_HASH?: string;
}

/** See `define` in vite.config.ts. */
declare const __BUILD_YEAR__: number;
declare const __BUILD_DAY__: string;
declare const __ENQUIRIES__: import("@/config/site").EnquiryChannel;
declare const __WECHAT_QR__: { size: number; path: string };
