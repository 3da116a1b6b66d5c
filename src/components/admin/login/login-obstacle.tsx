import { login } from "@/content/admin/login";

/** No hash was built into the site, or one that is no hash. */
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

/** Browsers have the cryptography for the check on secure addresses only. */
export function NoHttps() {
  const { title, text } = login.noHttps;
  return (
    <div className="grid gap-3 text-base">
      <p className="font-semibold">{title}</p>
      <p>{text}</p>
    </div>
  );
}
