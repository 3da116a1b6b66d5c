// Asks for the address of the host's build hook and prints the SQL that stores it in the hosted
// database, so that the admin can ask the host for a new build.
import { openHiddenPrompt } from "./hidden-prompt.ts";

const url = await askForUrl();
if (url === null) process.exitCode = 1;
else printInstructions(url);

/** Null without an acceptable address. On a terminal, the user can try again. */
async function askForUrl(): Promise<string | null> {
  const prompt = openHiddenPrompt();
  try {
    for (;;) {
      const answer = ((await prompt.ask("Address of the build hook: ")) ?? "").trim();
      if (answer === "") {
        console.error("No address was given.");
        return null;
      }
      const problem = findUrlProblem(answer);
      if (problem === null) return answer;
      console.error(problem);
      if (!prompt.isTerminal) return null;
    }
  } finally {
    prompt.close();
  }
}

/** As the check in supabase/migrations/20261125090000_site_builds.sql. */
function findUrlProblem(url: string): string | null {
  if (/\s/.test(url)) return "The address must not contain blanks.";
  if (!url.startsWith("https://")) return "The address must begin with https://.";
  return URL.canParse(url) ? null : "This is not a complete address.";
}

function printInstructions(url: string) {
  console.log(`
Lets the admin ask the host for a new build after something was published. The address is a secret:
whoever has it can start builds. Keep it out of .env and of every file of the repository.

For the hosted project: Supabase dashboard, SQL Editor.

insert into private.site_build_hook (url) values ('${url.replaceAll("'", "''")}') on conflict (id) do update set url = excluded.url, requested_at = null, request_id = null;

To remove it again:

delete from private.site_build_hook;
`);
}
