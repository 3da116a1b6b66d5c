import type { CSSProperties } from "react";

/** Typed custom properties for a `style` prop; React's `CSSProperties` does not know them. */
export function cssVariables(variables: Record<`--${string}`, string>): CSSProperties {
  return variables;
}
