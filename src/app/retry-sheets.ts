/** Requests style sheets that have failed again: the next page may need them. */
export function retrySheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(
    'link[rel=stylesheet][href^="/"]',
  )) {
    if (hasFailed(link)) link.replaceWith(link.cloneNode());
  }
}

/** Without events, which may have come before this code. A link that is still loading has no sheet. */
function hasFailed({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet?.cssRules.length === 0;
  } catch {
    // Chromium's sheet of a failed request counts as one of another origin, whose rules nobody may read.
    return true;
  }
}
