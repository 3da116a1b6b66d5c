/** A fault the reader of the terminal can mend: its message is shown alone, without a stack. */
export class UserError extends Error {
  name = "UserError";
}
