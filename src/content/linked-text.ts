/** Running text with links in it: to a page of the site (`to`) or out of it, e.g. mail (`href`). */
export type LinkedText =
  string | readonly (string | { text: string; to: string } | { text: string; href: string })[];
