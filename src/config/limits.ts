/** Counts, sizes and durations of the public site. */
export const HOME_POST_COUNT = 3;
export const BLOG_PAGE_SIZE = 6;
export const RELATED_COUNT = 2;
/**
 * The contents list beside the blog starts with this many links; phones take long to render a
 * thousand.
 */
export const CONTENTS_POST_COUNT = 100;

/** An article starts with this many tags, which fill about five lines on a phone. */
export const POST_TAG_COUNT = 24;

/** Fixed, decorative counts below an article. */
export const POST_LIKE_COUNT = 256;
export const POST_COMMENT_COUNT = 12;
export const CASE_STUDY_LIKE_COUNT = 123;

/** Characters of the introduction on a case study's card, followed by an ellipsis. */
export const CASE_STUDY_TEASER_LENGTH = 100;

export const TOC_VISIBILITY_THRESHOLD = 0.5;

export const TOAST_DURATION_MS = 5000;
export const TOAST_LIMIT = 1;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

export const DEFAULT_FAVICON = "/favicon.ico";

/**
 * Posts per request. On slow 3G, 100 long articles (350 KB) take 7 seconds, 200 exceed the read
 * timeout. Must not exceed `max_rows` of supabase/config.toml, which hosted projects enforce.
 */
export const POSTS_PER_REQUEST = 100;

/** The time limit of a read including its retry. */
export const READ_TIMEOUT_MS = 10_000;
export const READ_RETRY_DELAY_MS = 300;

export const CONTACT_TOAST_DURATION_MS = 10_000;

/** The form is locked this long while the mail program opens, so that a second click is ignored. */
export const CONTACT_PROCESSING_MS = 1000;

/** The database takes a form that was sent sooner than in 2 seconds for that of a program. */
export const ENQUIRY_MIN_FORM_MS = 3000;
/** How often an enquiry that the database did not answer is sent again. */
export const ENQUIRY_RETRY_MS = 15_000;

/** Characters. Some mail programs silently ignore longer `mailto:` links. */
export const MAX_MAIL_LINK_LENGTH = 1800;

/** Characters. Browsers, apps and hosts take links of this length; some cut longer ones. */
export const MAX_CHAT_LINK_LENGTH = 2000;

export const WRITE_TIMEOUT_MS = 20_000;
/** Leaves time for the largest picture over a slow connection. */
export const UPLOAD_TIMEOUT_MS = 120_000;
