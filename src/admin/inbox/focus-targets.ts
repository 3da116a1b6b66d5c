export const HEADING_ID = "submissions-heading";

export function getViewButtonId(submissionId: number): string {
  return `view-submission-${submissionId}`;
}

/** The View button of the first of these submissions that is listed, or the list's heading. */
export function findFocusTarget(...ids: readonly (number | undefined)[]): HTMLElement | null {
  const buttonIds = ids.filter((id) => id !== undefined).map(getViewButtonId);
  return (
    [...buttonIds, HEADING_ID]
      .map((elementId) => document.getElementById(elementId))
      .find((element) => element !== null) ?? null
  );
}
