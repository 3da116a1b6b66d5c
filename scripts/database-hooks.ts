// Asks for a secret address and prints the SQL with which the hosted database posts to it: "build", the
// host's build hook after each change of the content; "enquiry", whoever is told of each new enquiry.
// The SQL of the latter also has the database delete old enquiries.
import { keepEnquiriesMonths as months, referencePrefix } from "@/config/site";
import { openHiddenPrompt } from "./hidden-prompt.ts";

const PG_NET = "create extension if not exists pg_net with schema extensions;";
const PG_CRON = `create extension if not exists pg_cron with schema pg_catalog;
grant usage on schema cron to postgres;
grant all privileges on all tables in schema cron to postgres;`;

const isBuild = process.argv[2] === "build";
const url = await askForAddress(
  isBuild
    ? "Address of the build hook: "
    : "Address for messages about new enquiries (empty: as it is): ",
);
if (isBuild && !url) console.error("No address was given.");
if (url === null || (isBuild && !url)) process.exitCode = 1;
else console.log(isBuild ? describeBuilds(url) : describeEnquiries(url));

/**
 * An empty line is an empty text. Null when the input has ended without an acceptable address. On a
 * terminal, the user can try again.
 */
async function askForAddress(question: string): Promise<string | null> {
  const prompt = openHiddenPrompt();
  try {
    for (;;) {
      const answer = (await prompt.ask(question))?.trim() ?? null;
      if (!answer) return answer;
      const problem = findProblem(answer);
      if (problem === null) return answer;
      console.error(problem);
      if (!prompt.isTerminal) return null;
    }
  } finally {
    prompt.close();
  }
}

/** As the checks of `hook_url` in supabase/migrations. */
function findProblem(address: string): string | null {
  if (/\s/.test(address)) return "The address must not contain blanks.";
  if (!address.startsWith("https://")) return "The address must begin with https://.";
  return URL.canParse(address) ? null : "This is not a complete address.";
}

/** A text in SQL. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

function describeBuilds(address: string): string {
  return `
Has the host build the site again after each change, and posts come on the site at their dates. The
address is a secret: whoever has it can start builds. Keep it out of .env and of every file of the
repository.

For the hosted project: Supabase dashboard, SQL Editor.

${PG_NET}
${PG_CRON}
update private.site_builds set hook_url = ${quote(address)}, requested_at = null, request_id = null where id;
select cron.schedule('site-builds', '* * * * *', 'select private.request_due_site_build()');
select cron.schedule('site-builds-log', '0 3 * * *', $$delete from cron.job_run_details where command = 'select private.request_due_site_build()' and end_time < now() - interval '7 days'$$);

To end it again:

update private.site_builds set hook_url = null where id;
select cron.unschedule(jobname) from cron.job where jobname in ('site-builds', 'site-builds-log');
`;
}

/** @param address "" keeps the one that is set */
function describeEnquiries(address: string): string {
  const about = address
    ? `Tells of each new enquiry. The address is a secret: whoever has it can send such messages. Keep it
out of .env and of every file of the repository.`
    : "Who is told of new enquiries stays as it is; at first, nobody.";
  return `
${about}
Every day, enquiries that are older than ${months} months are deleted for good. References start with
${referencePrefix}.

For the hosted project: Supabase dashboard, SQL Editor.

${address ? `${PG_NET}\n` : ""}${PG_CRON}
update private.enquiry_settings
set ${address ? `hook_url = ${quote(address)}, ` : ""}keep_months = ${months}, prefix = ${quote(referencePrefix)}
where id;
select cron.schedule('enquiries-cleanup', '30 3 * * *', 'select private.delete_old_enquiries()');
select private.delete_old_enquiries();

To end the messages:

update private.enquiry_settings set hook_url = null where id;

To end the deletion:

select cron.unschedule(jobname) from cron.job where jobname = 'enquiries-cleanup';
`;
}
