import { useEffect, useRef, useState } from "react";
import { toast } from "@/components/ui/toast-store";
import { LOGIN_DELAY_MS } from "@/config/admin-limits";
import { unlockAdmin } from "@/data/browser/admin-access";
import { checkAdminPassword, type PasswordHash } from "./admin-token";
import { messages } from "./messages";

type LoginState = {
  password: string;
  isChecking: boolean;
  /** Why the last password was refused. Cleared when the user types. */
  error?: string;
};

const BLANK: LoginState = { password: "", isChecking: false };

type LoginOptions = {
  hash: PasswordHash;
  /** `isPersistent` is true if the login outlasts this tab. */
  onUnlocked: (isPersistent: boolean) => void;
  onRefused: () => void;
};

/** Allows one attempt at a time. An attempt whose form was unmounted has no effect. */
export function useLogin({ hash, onUnlocked, onRefused }: LoginOptions) {
  const [state, setState] = useState(BLANK);
  const attempt = useRef<symbol>(null);

  useEffect(
    () => () => {
      attempt.current = null;
    },
    [],
  );

  const setPassword = (password: string) => {
    setState({ ...BLANK, password });
  };

  const logIn = async () => {
    if (attempt.current) return;
    const own = Symbol("attempt");
    attempt.current = own;
    setState({ ...BLANK, password: state.password, isChecking: true });
    const [token] = await Promise.all([
      checkAdminPassword(state.password, hash),
      processingDelay(),
    ]);
    if (attempt.current !== own) return;
    attempt.current = null;
    if (token === null) {
      setState({ ...BLANK, error: messages.failed.description });
      toast(messages.failed);
      onRefused();
    } else {
      setState(BLANK);
      onUnlocked(unlockAdmin(token));
    }
  };

  return { ...state, setPassword, logIn };
}

function processingDelay(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LOGIN_DELAY_MS);
  });
}
