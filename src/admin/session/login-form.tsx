import { ArrowRight } from "lucide-react";
import { useState, type ReactNode, type RefObject } from "react";
import { CONTROL, Field } from "@/admin/ui/field";
import { Button } from "@/ui/button";
import { toast } from "@/ui/toast-store";
import {
  LOGIN_DELAY_MS,
  LOGIN_FAILURE_DURATION_MS,
  LOGIN_LIMIT_MS,
  LOGIN_QUESTION_MS,
} from "@/config/admin-limits";
import { site } from "@/config/site";
import { login, loginMessages } from "@/content/admin/login";
import { isTokenAccepted } from "@/data/admin-login";
import { unlockAdmin } from "@/data/browser/admin-access";
import { cn } from "@/lib/cn";
import { checkAdminPassword, parsePasswordHash, type PasswordHash } from "@/lib/admin-token";

/**
 * `pbkdf2-sha256$…`, see `lib/admin-token.ts`. Empty if no admin password is set up. Read here, so that
 * no page for visitors carries it.
 */
const adminPasswordHash = import.meta.env.VITE_ADMIN_PASSWORD_HASH ?? "";

type LoginFormProps = {
  /** The password field, so that the parent can focus it. */
  fieldRef: RefObject<HTMLInputElement | null>;
  submitLabel: string;
  /** `isPersistent` is false if the login lasts only until the tab is closed. */
  onUnlocked: (isPersistent: boolean) => void;
};

/** The password form, or the reason why logging in is not possible here. */
export function LoginForm(props: LoginFormProps) {
  const hash = parsePasswordHash(adminPasswordHash);
  if (!hash) return <NoPassword isDamaged={adminPasswordHash !== ""} />;
  // What checks the password exists in secure contexts only:
  // https://developer.mozilla.org/docs/Web/API/SubtleCrypto
  if (!("subtle" in crypto))
    return <Reason title={login.noHttps.title}>{login.noHttps.text}</Reason>;
  return <PasswordForm hash={hash} {...props} />;
}

type PasswordFormProps = LoginFormProps & { hash: PasswordHash };

function PasswordForm({ hash, fieldRef, submitLabel, onUnlocked }: PasswordFormProps) {
  const [isChecking, setIsChecking] = useState(false);
  const [error, setError] = useState<string>();

  async function logIn() {
    const field = fieldRef.current;
    if (!field || isChecking) return;
    setIsChecking(true);
    setError(undefined);
    const [{ token, failure }] = await Promise.all([
      checkPassword(field.value, hash),
      pause(LOGIN_DELAY_MS),
    ]);
    // A form that was closed meanwhile must not log in.
    if (!field.isConnected) return;
    setIsChecking(false);
    field.value = "";
    if (!failure) {
      onUnlocked(unlockAdmin(token));
      return;
    }
    setError(failure.description);
    toast({ ...failure, durationMs: LOGIN_FAILURE_DURATION_MS });
    field.focus();
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        // React events bubble through the dialog's portal to the form below it:
        // https://react.dev/reference/react-dom/createPortal#caveats
        event.stopPropagation();
        void logIn();
      }}
    >
      {/* Password managers store the password under it. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={site.name}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
      />
      <Field label={login.passwordLabel} error={error}>
        {(attributes) => (
          <input
            ref={fieldRef}
            type="password"
            autoComplete="current-password"
            required
            readOnly={isChecking}
            onChange={() => {
              setError(undefined);
            }}
            {...attributes}
            className={cn(CONTROL, "h-14 text-action tracking-widest")}
          />
        )}
      </Field>
      <Button type="submit" size="lg" aria-busy={isChecking} className="mt-5 w-full">
        {isChecking ? login.checking : submitLabel}
        {!isChecking && <ArrowRight aria-hidden="true" className="size-5" />}
      </Button>
      <p className="mt-4 text-base text-muted-foreground">{login.note}</p>
    </form>
  );
}

/** Always ends, so that the form is usable again when a browser without memory cannot check. */
async function checkPassword(password: string, hash: PasswordHash) {
  try {
    const token = await Promise.race([checkAdminPassword(password, hash), rejectLate()]);
    if (token === null) return { failure: loginMessages.failed };
    const isAccepted = await Promise.race([isTokenAccepted(token), pause(LOGIN_QUESTION_MS)]);
    return isAccepted === false ? { failure: loginMessages.changed } : { token };
  } catch (error) {
    console.error("The password could not be checked.", error);
    return { failure: loginMessages.checkFailed };
  }
}

function rejectLate(): Promise<never> {
  return pause(LOGIN_LIMIT_MS).then(() => {
    throw new Error(`It took longer than ${LOGIN_LIMIT_MS / 1000} seconds.`);
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** The site was built without a password hash, or with a malformed one. */
export function NoPassword({ isDamaged }: { isDamaged: boolean }) {
  const { missing, damaged, steps } = login.noPassword;
  return (
    <Reason title={isDamaged ? damaged : missing}>
      <ol className="grid list-decimal gap-2 pl-5">
        {steps.map(({ text, code, more }) => (
          <li key={text}>
            {text} {code && <code className="bg-muted px-1 font-semibold">{code}</code>} {more}
          </li>
        ))}
      </ol>
    </Reason>
  );
}

function Reason({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-3 text-lg">
      <p className="font-semibold">{title}</p>
      <div>{children}</div>
    </div>
  );
}
