// Asks for a new admin password and prints its hashes for the site and for the hosted database.
import { site } from "@/config/site";
import { createPasswordHash, formatPasswordHash, type PasswordHash } from "@/lib/admin-token";
import { LOCAL_ADMIN_PASSWORD } from "../supabase/local/constants.ts";
import { openHiddenPrompt } from "./hidden-prompt.ts";
import { findPasswordProblem } from "./password-rule.ts";

/** What an attacker would try first. */
const NAMES = [
  site.name,
  site.legalName,
  new URL(site.url).hostname,
  ...site.offices.map(({ city }) => city),
  LOCAL_ADMIN_PASSWORD,
];

const password = await choosePassword();
if (password === null) process.exitCode = 1;
else printInstructions(await createPasswordHash(password));

/** Null without an acceptable password. On a terminal, the user can try again. */
async function choosePassword(): Promise<string | null> {
  const prompt = openHiddenPrompt();
  try {
    for (;;) {
      const first = await prompt.ask("New admin password, best of all four words or more: ");
      if (first === null) {
        console.error("No password was given.");
        return null;
      }
      const problem = findPasswordProblem(first, NAMES);
      const second = problem ? null : await prompt.ask("The same once more: ");
      if (first === second) return first;
      console.error(problem ?? "The two are not the same.");
      if (!prompt.isTerminal) return null;
    }
  } finally {
    prompt.close();
  }
}

function printInstructions(hash: PasswordHash) {
  const value = formatPasswordHash(hash);
  console.log(`
For the file .env, one line. Copy it as it is: without the backslashes it is cut short.

VITE_ADMIN_PASSWORD_HASH=${value.replaceAll("$", "\\$")}

For the settings page of a host instead, name and value, without backslashes:

VITE_ADMIN_PASSWORD_HASH
${value}

For the hosted project: Supabase dashboard, SQL Editor.

insert into private.admin_access (token_sha256) values ('${hash.verifier}') on conflict (id) do update set token_sha256 = excluded.token_sha256;

Then build the site again. Everyone who is logged in now has to log in with the new password.
`);
}
