import { useState } from "react";

/** The value or, if it is undefined, the last one that was not. */
export function useKeepPrevious<Value extends object>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value && value !== last) setLast(value);
  return value ?? last;
}
