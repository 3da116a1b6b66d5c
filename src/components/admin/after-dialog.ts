/**
 * Runs an action when a closing dialog has returned the focus. Radix returns it in a timer that
 * starts when the dialog is gone, so a single timer of the handler that closes it would be too early.
 */
export function afterDialog(action: () => void): void {
  setTimeout(() => {
    setTimeout(action);
  });
}
