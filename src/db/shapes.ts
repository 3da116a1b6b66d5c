import { isRecord } from "@/lib/json";

/** Whether an answer is what its type promises: a proxy, or another table, may answer anything. */
export type Shape = (answer: unknown) => boolean;

export const isText: Shape = (value) => typeof value === "string";

export function listOf(isEntry: Shape): Shape {
  return (value) => Array.isArray(value) && value.every(isEntry);
}

export function rowWith(columns: Readonly<Record<string, Shape>>): Shape {
  const entries = Object.entries(columns);
  return (value) => isRecord(value) && entries.every(([name, isRight]) => isRight(value[name]));
}
