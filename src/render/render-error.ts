/** An error that the user can fix. Its message is printed alone, without a stack trace. */
export class RenderError extends Error {
  override readonly name = "RenderError";
  /** What `vite build` prints. */
  override readonly stack = `RenderError: ${this.message}`;
}
