/** Constants of the admin. Apart from the others, because no public page needs them. */
export const LOGIN_DELAY_MS = 1000;
/** A database that has not answered by then does not keep anybody from logging in. */
export const LOGIN_QUESTION_MS = 3000;
/** Slow phones need some seconds to check a password. */
export const LOGIN_LIMIT_MS = 30_000;
export const LOGIN_FAILURE_DURATION_MS = 3000;
/** For a message of several sentences. */
export const LONG_TOAST_DURATION_MS = 15_000;
export const UPLOAD_CACHE_SECONDS = 3600;
export const UPLOAD_BUCKET = "public_assets";

/** Debounce before unsaved edits are stored as a draft. */
export const DRAFT_DELAY_MS = 500;

/**
 * Saving an order takes one request per post. With HTTP/1.1, browsers open at most six connections
 * to a host: https://developer.mozilla.org/docs/Web/HTTP/Guides/Connection_management_in_HTTP_1.x
 */
export const ORDER_REQUESTS_AT_ONCE = 6;
/** The progress of saving a long order is announced every so many posts. */
export const ORDER_PROGRESS_STEP = 20;

/** Rows rendered at a time, each with four buttons and a picture. */
export const POSTS_PER_STEP = 100;
/** Rows rendered at a time; thousands of table rows slow the browser down. */
export const SUBMISSIONS_PER_STEP = 300;
/** Hosted projects answer with so many rows at most, unless their `max_rows` was changed. */
export const MAX_ROWS = 1000;
/** Enquiries read from the database at a time. */
export const ENQUIRIES_PER_STEP = 50;
/** Without another letter, a search is sent after this time. */
export const SEARCH_DELAY_MS = 300;
/** Enquiries per request of a download. Hosted projects answer with `max_rows` at most. */
export const ENQUIRIES_PER_REQUEST = 500;

/** How often a list is read that could not be read before. */
export const LIST_RETRY_MS = 5000;

/** Debounce before the HTML of an article is checked. */
export const HTML_CHECK_DELAY_MS = 500;
export const WORDS_PER_MINUTE = 200;

/** A build that has not arrived after this time has failed. Most take two or three minutes. */
export const BUILD_LIMIT_MS = 15 * 60_000;
/** How often the admin looks whether something has changed, or has arrived on the site. */
export const PUBLISHED_SITE_POLL_MS = 30_000;
/** While the server renders changes by itself, which takes it some seconds. */
export const RENDERING_POLL_MS = 3000;

/** Uploaded pictures rendered at a time. */
export const UPLOADS_PER_STEP = 60;
/** Forms are not open for longer without a save. */
export const LEFT_OVER_AGE_MS = 24 * 60 * 60_000;
