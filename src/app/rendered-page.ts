/**
 * Whether the page in `root` was rendered ahead for one of these: the address's path, or all that a
 * route's pattern matches. See `fillDocument` for the attributes.
 */
export function isRenderedFor(
  { dataset: { page, query } }: HTMLElement,
  ...names: readonly (string | undefined)[]
): boolean {
  const isIt = page !== undefined && names.includes(page);
  return isIt && (query === undefined || !window.location.search);
}
