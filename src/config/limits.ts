/** Business constants of the specification, section 9, and limits of our own with their reason. */
export const HOME_POST_COUNT = 3;
export const BLOG_PAGE_SIZE = 6;
export const RELATED_COUNT = 2;

/** Decorative counts below an article. */
export const POST_LIKE_COUNT = 256;
export const POST_COMMENT_COUNT = 12;

export const TOC_VISIBILITY_THRESHOLD = 0.5;
export const TOC_SCROLL_OFFSET_PX = -100;
export const TOC_SCROLL_DURATION_MS = 500;

export const TOAST_DURATION_MS = 5000;
export const TOAST_LIMIT = 1;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

export const DEFAULT_FAVICON = "/favicon.ico";

/** A hosted project answers at most this many rows a request (`max_rows` in supabase/config.toml). */
export const MAX_ROWS_PER_REQUEST = 1000;

/** A read that takes longer, retry included, counts as failed: no page waits for ever. */
export const READ_TIMEOUT_MS = 20_000;
export const READ_RETRY_DELAY_MS = 300;
