import { readStored } from "./safe-storage";

/**
 * Session storage key of the enquiry that this tab shows. It survives a reload and webmail that opens
 * in the same tab; the form is blank by then, and the visitor may still need the text.
 */
export const SHOWN_KEY = "contactFormPrepared";

/** Local storage key of all that were not closed, which survive the tab. */
export const OPEN_KEY = "contactFormOpen";

/** Apart from hand-offs.ts, which the page loads only if there are some. */
export function hasStoredHandOffs(): boolean {
  return (
    readStored("sessionStorage", SHOWN_KEY) !== null ||
    readStored("localStorage", OPEN_KEY) !== null
  );
}
