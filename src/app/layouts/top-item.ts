/** The looks that links and menus of the bar share. */
export const TOP_ITEM =
  "inline-flex h-header items-center gap-1.5 px-3 font-display text-ui font-semibold transition-colors duration-fast hover:text-mandarin-700";
