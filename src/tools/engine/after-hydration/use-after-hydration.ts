import { useEffect, useState } from "react";

/** What is needed only after something was typed or pressed: lists of problems, the enquiry. */
export type AfterHydration = typeof import("./parts");

export function loadAfterHydration(): Promise<AfterHydration> {
  return import("./parts");
}

/** Null until its code has arrived. It is not loaded with the page, which shows nothing of it. */
export function useAfterHydration(): AfterHydration | null {
  const [parts, setParts] = useState<AfterHydration | null>(null);

  useEffect(() => {
    loadAfterHydration().then(setParts, (error: unknown) => {
      console.warn("The lists and the enquiry of the tool could not be loaded.", error);
    });
  }, []);

  return parts;
}
