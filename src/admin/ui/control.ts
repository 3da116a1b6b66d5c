/** The classes of form controls in the admin. */
export const CONTROL =
  "block w-full rounded-box border-fine border-edge bg-sheet px-3.5 text-base text-ink placeholder:text-ink-500 hover:border-ink read-only:bg-sand read-only:text-ink-600 aria-invalid:border-cinnabar aria-invalid:bg-cinnabar-100";
