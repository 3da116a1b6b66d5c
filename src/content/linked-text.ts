/** Text with inline links: `to` for pages of the site, `href` for anything else, such as mail. */
export type LinkedText =
  string | readonly (string | { text: string; to: string } | { text: string; href: string })[];
