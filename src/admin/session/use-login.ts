import { useEffect, useRef, useState } from "react";
import { toast } from "@/components/ui/toast-store";
import { LOGIN_DELAY_MS, LOGIN_FAILURE_DURATION_MS } from "@/config/admin-limits";
import { loginMessages } from "@/content/admin/login";
import { unlockAdmin } from "@/data/browser/admin-access";
import { checkAdminPassword, type PasswordHash } from "./admin-token";

type LoginState = {
  password: string;
  isChecking: boolean;
  /** Why the last attempt failed. Cleared when the user types. */
  error?: string | undefined;
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
    const [{ token, failure }] = await Promise.all([
      checkPassword(state.password, hash),
      processingDelay(),
    ]);
    if (attempt.current !== own) return;
    attempt.current = null;
    setState({ ...BLANK, error: failure?.description });
    if (failure) {
      toast({ ...failure, durationMs: LOGIN_FAILURE_DURATION_MS });
      onRefused();
    } else {
      onUnlocked(unlockAdmin(token));
    }
  };

  return { ...state, setPassword, logIn };
}

/** Never rejects, so that the form is usable again when a browser without memory cannot check. */
async function checkPassword(password: string, hash: PasswordHash) {
  try {
    const token = await checkAdminPassword(password, hash);
    return token === null ? { failure: loginMessages.failed } : { token };
  } catch (error) {
    console.error("The password could not be checked.", error);
    return { failure: loginMessages.checkFailed };
  }
}

function processingDelay(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LOGIN_DELAY_MS);
  });
}
