// Asks for the address of the host's build hook and prints the SQL with which the hosted database
// posts to it after each change of the content.
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

/** As the check in supabase/migrations/20261127100006_site_builds.sql. */
function findUrlProblem(url: string): string | null {
  if (/\s/.test(url)) return "The address must not contain blanks.";
  if (!url.startsWith("https://")) return "The address must begin with https://.";
  return URL.canParse(url) ? null : "This is not a complete address.";
}

function printInstructions(url: string) {
  console.log(`
Has the host build the site again after each change. The address is a secret: whoever has it can
start builds. Keep it out of .env and of every file of the repository.

For the hosted project: Supabase dashboard, SQL Editor.

create extension if not exists pg_net with schema extensions;
create extension if not exists pg_cron with schema pg_catalog;
grant usage on schema cron to postgres;
grant all privileges on all tables in schema cron to postgres;
update private.site_builds set hook_url = '${url.replaceAll("'", "''")}', requested_at = null, request_id = null where id;
select cron.schedule('site-builds', '* * * * *', 'select private.request_due_site_build()');
select cron.schedule('site-builds-log', '0 3 * * *', $$delete from cron.job_run_details where command = 'select private.request_due_site_build()' and end_time < now() - interval '7 days'$$);

To end it again:

update private.site_builds set hook_url = null where id;
select cron.unschedule(jobname) from cron.job where jobname in ('site-builds', 'site-builds-log');
`);
}
