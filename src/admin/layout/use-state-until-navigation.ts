import { useCallback, useState } from "react";
import { useLocation } from "react-router-dom";

/** State that is reset by every navigation, including Back. For menus and similar overlays. */
export function useStateUntilNavigation<T>(initial: T): [T, (value: T) => void] {
  const { key } = useLocation();
  const [state, setState] = useState({ key, value: initial });
  const setValue = useCallback(
    (value: T) => {
      setState({ key, value });
    },
    [key],
  );
  return [state.key === key ? state.value : initial, setValue];
}
