/**
 * Whether the HTML in `root` was prerendered for one of these names: the path of the address, or
 * the pattern of a route. `fillDocument` of the prerender writes the attributes.
 */
export function isPrerenderedFor(
  root: HTMLElement,
  ...names: readonly (string | undefined)[]
): boolean {
  const { page, query } = root.dataset;
  const isMatch = page !== undefined && names.includes(page);
  return isMatch && (query === undefined || !window.location.search);
}
