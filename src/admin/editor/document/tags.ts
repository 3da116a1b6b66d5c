/** Elements that the visual editor holds, by their role in its schema. */

export const HEADING_TAGS: ReadonlySet<string> = new Set(["h1", "h2", "h3", "h4", "h5", "h6"]);

/** Blocks that contain other blocks and are told apart only by their name. */
export const CONTAINER_TAGS: ReadonlySet<string> = new Set([
  "section",
  "div",
  "aside",
  "address",
  "center",
]);

/** Formatting around words. */
export const FORMAT_TAGS: ReadonlySet<string> = new Set(
  "b strong i em u s strike del ins mark small sub sup span code kbd samp var tt abbr cite q dfn time bdi bdo ruby rt rp font big".split(
    " ",
  ),
);

/** Elements around which a browser does not show white space. */
export const BLOCK_TAGS: ReadonlySet<string> = new Set([
  ...HEADING_TAGS,
  ...CONTAINER_TAGS,
  ..."p pre hr br blockquote ul ol li dl dt dd details summary figure figcaption".split(" "),
  ..."table caption colgroup col thead tbody tfoot tr th td".split(" "),
]);

/** Elements without content and end tag. https://html.spec.whatwg.org/#void-elements */
export const VOID_TAGS: ReadonlySet<string> = new Set(["br", "hr", "img", "wbr"]);
