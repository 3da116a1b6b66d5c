import { login } from "@/content/admin/login";

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
export function NoHttps() {
  const { title, text } = login.noHttps;
  return (
    <div className="grid gap-3 text-base">
      <p className="font-semibold">{title}</p>
      <p>{text}</p>
    </div>
  );
}
