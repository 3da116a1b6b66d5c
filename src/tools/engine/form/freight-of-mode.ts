import type { GivenTexts } from "./field-kinds";

/** Freight is that of one mode: by another one it is nothing to go by. */
export function freightOfMode(freight: string, known: GivenTexts, { mode }: GivenTexts) {
  return known["mode"] === undefined || known["mode"] === mode ? freight : undefined;
}
