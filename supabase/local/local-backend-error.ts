/** An error that the user can fix. Its message is printed alone, without a stack trace. */
export class LocalBackendError extends Error {
  override readonly name = "LocalBackendError";
}
