import type { CSSProperties } from "react";

/** Custom properties for a `style` attribute, which React's own type does not know. */
export function cssVariables(variables: Record<`--${string}`, string>): CSSProperties {
  return variables;
}
