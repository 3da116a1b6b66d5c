/**
 * Whether the HTML in `root` is that of one of these pages: the path of the address, or the pattern
 * of a route. `fillDocument` of the prerender writes the attribute.
 */
export function isHtmlOf(root: HTMLElement, ...pages: readonly (string | undefined)[]): boolean {
  const { page } = root.dataset;
  return page !== undefined && pages.includes(page);
}

/**
 * Whether that HTML also shows what the query asks for: it is rendered without any. A script in its
 * head marks a page that does not.
 */
export function isPrerenderedFor(
  root: HTMLElement,
  ...pages: readonly (string | undefined)[]
): boolean {
  const isOtherView = document.documentElement.dataset["otherView"] !== undefined;
  return isHtmlOf(root, ...pages) && !isOtherView;
}
