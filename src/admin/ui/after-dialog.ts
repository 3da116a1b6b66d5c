/**
 * Runs when a dialog that is closing has returned the focus. Radix returns it in a timer that starts
 * once React has removed the dialog. That is after the event, but before a first timer of ours runs:
 * https://github.com/radix-ui/primitives/blob/main/packages/react/focus-scope/src/focus-scope.tsx
 */
export function runAfterDialog(run: () => void): void {
  setTimeout(() => setTimeout(run));
}
