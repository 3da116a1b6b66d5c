// Asks for the address of the host's build hook and prints the SQL with which the hosted database
// posts to it after each change of the content.
import { askForAddress, ENABLE_PG_CRON, ENABLE_PG_NET, quote } from "./database-hook.ts";

const url = await askForAddress("Address of the build hook: ");
if (url) {
  printInstructions(url);
} else {
  console.error("No address was given.");
  process.exitCode = 1;
}

function printInstructions(url: string) {
  console.log(`
Has the host build the site again after each change, and posts come on the site at their dates. The
address is a secret: whoever has it can start builds. Keep it out of .env and of every file of the
repository.

For the hosted project: Supabase dashboard, SQL Editor.

${ENABLE_PG_NET}
${ENABLE_PG_CRON}
update private.site_builds set hook_url = ${quote(url)}, requested_at = null, request_id = null where id;
select cron.schedule('site-builds', '* * * * *', 'select private.request_due_site_build()');
select cron.schedule('site-builds-log', '0 3 * * *', $$delete from cron.job_run_details where command = 'select private.request_due_site_build()' and end_time < now() - interval '7 days'$$);

To end it again:

update private.site_builds set hook_url = null where id;
select cron.unschedule(jobname) from cron.job where jobname in ('site-builds', 'site-builds-log');
`);
}
