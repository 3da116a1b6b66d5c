import { ArrowRight } from "lucide-react";
import type { RefObject } from "react";
import { CONTROL, Field } from "@/admin/ui/field";
import { Button } from "@/components/ui/button";
import { adminPasswordHash } from "@/config/env";
import { login } from "@/content/admin/login";
import { parsePasswordHash, type PasswordHash } from "./admin-token";
import { cn } from "@/lib/cn";
import { useLogin } from "./use-login";

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
  if (!("subtle" in crypto)) return <NoHttps />;
  return <PasswordForm hash={hash} {...props} />;
}

type PasswordFormProps = LoginFormProps & { hash: PasswordHash };

function PasswordForm({ hash, fieldRef, submitLabel, onUnlocked }: PasswordFormProps) {
  const { password, isChecking, error, setPassword, logIn } = useLogin({
    hash,
    onUnlocked,
    onRefused: () => fieldRef.current?.focus(),
  });
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
      <Field label={login.passwordLabel} error={error}>
        {(attributes) => (
          <input
            ref={fieldRef}
            type="password"
            autoComplete="current-password"
            required
            readOnly={isChecking}
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
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
      <p className="mt-4 text-sm text-ink-600">{login.note}</p>
    </form>
  );
}

/** The site was built without a password hash, or with a malformed one. */
export function NoPassword({ isDamaged }: { isDamaged: boolean }) {
  const { missing, damaged, steps } = login.noPassword;
  return (
    <div className="grid gap-3 text-base">
      <p className="font-semibold">{isDamaged ? damaged : missing}</p>
      <ol className="grid list-decimal gap-2 pl-5">
        {steps.map(({ text, code, more }) => (
          <li key={text}>
            {text} {code && <code className="bg-sand px-1 font-semibold">{code}</code>} {more}
          </li>
        ))}
      </ol>
    </div>
  );
}

/**
 * `crypto.subtle`, which checks the password, exists in secure contexts only:
 * https://developer.mozilla.org/docs/Web/API/SubtleCrypto
 */
function NoHttps() {
  const { title, text } = login.noHttps;
  return (
    <div className="grid gap-3 text-base">
      <p className="font-semibold">{title}</p>
      <p>{text}</p>
    </div>
  );
}
