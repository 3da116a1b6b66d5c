import { useEffect, useState } from "react";
import type { Tool } from "@/components/tools/tool";
import type { FieldNames } from "./field-names";

/** The parts of messages that name fields. */
export type Notices<Name extends string, Column extends string> = {
  names: FieldNames<Name, Column>;
} & Pick<typeof import("./notices"), "DroppedValues" | "ProblemList">;

/** Null until the page is live. Messages then say no more than what is wrong. */
export function useNotices<Name extends string, Column extends string, Result>({
  loadFieldNames,
}: Tool<Name, Column, Result>): Notices<Name, Column> | null {
  const [notices, setNotices] = useState<Notices<Name, Column> | null>(null);

  useEffect(() => {
    const load = async () => {
      const [names, { DroppedValues, ProblemList }] = await Promise.all([
        loadFieldNames(),
        import("./notices"),
      ]);
      setNotices({ names, DroppedValues, ProblemList });
    };
    load().catch((error: unknown) => {
      console.warn("The names of the fields could not be loaded.", error);
    });
  }, [loadFieldNames]);

  return notices;
}
