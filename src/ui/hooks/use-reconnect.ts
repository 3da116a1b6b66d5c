import { useEffect, useEffectEvent } from "react";

/** Calls `act` whenever the browser is online again. */
export function useReconnect(act: () => void): void {
  const handle = useEffectEvent(act);
  useEffect(() => {
    const handleOnline = () => {
      handle();
    };
    window.addEventListener("online", handleOnline);
    return () => {
      window.removeEventListener("online", handleOnline);
    };
  }, []);
}
