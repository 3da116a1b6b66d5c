/** Business constants of the specification, section 9, and limits of our own with their reason. */
export const HOME_POST_COUNT = 3;
export const BLOG_PAGE_SIZE = 6;
export const RELATED_COUNT = 2;
/** The contents beside the blog draw as many links at first; a phone takes long for a thousand. */
export const CONTENTS_POST_COUNT = 100;

/** As many tags stand below an article at first: about five lines on a phone. */
export const POST_TAG_COUNT = 24;

/** Decorative counts below an article. */
export const POST_LIKE_COUNT = 256;
export const POST_COMMENT_COUNT = 12;
export const CASE_STUDY_LIKE_COUNT = 123;

/** A card of a case study shows this much of the introduction, then an ellipsis. */
export const CASE_STUDY_TEASER_LENGTH = 100;

export const TOC_VISIBILITY_THRESHOLD = 0.5;
export const TOC_SCROLL_OFFSET_PX = -100;
export const TOC_SCROLL_DURATION_MS = 500;

export const TOAST_DURATION_MS = 5000;
export const TOAST_LIMIT = 1;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

export const DEFAULT_FAVICON = "/favicon.ico";

/**
 * Posts of one request: 100 long articles (350 KB) arrive in 7 seconds of slow 3G, 200 too late. Not
 * above what a hosted project answers at most (`max_rows` in supabase/config.toml).
 */
export const POSTS_PER_REQUEST = 100;

/** A read that takes longer, retry included, counts as failed: no page waits for ever. */
export const READ_TIMEOUT_MS = 10_000;
export const READ_RETRY_DELAY_MS = 300;

export const CONTACT_TOAST_DURATION_MS = 10_000;

/** As long as a mail program takes to open; until then a second click is taken for a slip. */
export const CONTACT_PROCESSING_MS = 1000;

/** Some mail programs ignore longer links without a word. */
export const MAX_MAIL_LINK_LENGTH = 1800;

export const WRITE_TIMEOUT_MS = 20_000;
/** 5 MB on a slow line take their time. */
export const UPLOAD_TIMEOUT_MS = 120_000;

/** The admin (spec section 9). */
export const LOGIN_DELAY_MS = 1000;
export const LOGIN_FAILURE_DURATION_MS = 3000;
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;
export const UPLOAD_CACHE_SECONDS = 3600;
export const UPLOAD_BUCKET = "public_assets";

/** So long a change of a stored list is also kept by itself: until every tab has heard of it. */
export const LIST_CHANGE_MS = 10_000;
/** A change beyond this, such as a whole backup, would take the room of the list itself. */
export const MAX_LOGGED_LENGTH = 200_000;

/** Unsaved work is copied to the browser this long after the last change. */
export const DRAFT_DELAY_MS = 500;
/** Copies kept for each form: the work going on, and earlier work not decided on yet. */
export const DRAFTS_PER_FORM = 3;
/** Copies of deleted posts, or stories, that can be brought back as new ones. */
export const DELETED_COPIES = 5;

/** A new order is one call per post; a browser opens no more connections than this at once. */
export const ORDER_REQUESTS_AT_ONCE = 6;
/** How often the progress of a long order is told. */
export const ORDER_PROGRESS_STEP = 20;

/** As many posts are drawn at once, four buttons and a picture each. */
export const POSTS_PER_STEP = 100;
/** As many submissions are drawn at once; a browser gets slow with thousands of table rows. */
export const SUBMISSIONS_PER_STEP = 300;
/** Far above what a browser stores; a larger file cannot be a backup of it. */
export const MAX_BACKUP_BYTES = 32 * 1024 * 1024;

/** The check of a typed article waits for a pause in the typing. */
export const HTML_CHECK_DELAY_MS = 500;
export const WORDS_PER_MINUTE = 200;

/** Whether a row has been changed by others is asked for so long; after that it is just saved. */
export const STALE_CHECK_TIMEOUT_MS = 5000;
