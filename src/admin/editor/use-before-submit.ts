import { useEffect, useEffectEvent, type RefObject } from "react";

/** Calls a function before the form around an element handles that it is submitted. */
export function useBeforeSubmit(element: RefObject<HTMLElement | null>, onSubmit: () => void) {
  const handle = useEffectEvent(onSubmit);
  useEffect(() => {
    const form = element.current?.closest("form");
    const handleSubmit = () => {
      handle();
    };
    form?.addEventListener("submit", handleSubmit, { capture: true });
    return () => {
      form?.removeEventListener("submit", handleSubmit, { capture: true });
    };
  }, [element]);
}
