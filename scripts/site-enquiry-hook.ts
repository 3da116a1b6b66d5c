// Asks for the address that is told of each new enquiry and prints the SQL with which the hosted
// database does that, and deletes old enquiries.
import { keepEnquiriesMonths, referencePrefix } from "@/config/site";
import { askForAddress, ENABLE_PG_CRON, ENABLE_PG_NET, quote } from "./database-hook.ts";

const ABOUT_MESSAGES = `Tells of each new enquiry. The address is a secret: whoever has it can send such messages. Keep it
out of .env and of every file of the repository.`;

const url = await askForAddress("Address for messages about new enquiries (empty: as it is): ");
if (url === null) process.exitCode = 1;
else printInstructions(url);

function printInstructions(url: string) {
  const months = keepEnquiriesMonths;
  console.log(`
${url ? ABOUT_MESSAGES : "Who is told of new enquiries stays as it is; at first, nobody."}
Every day, enquiries that are older than ${months} months are deleted for good. References start with
${referencePrefix}.

For the hosted project: Supabase dashboard, SQL Editor.

${url ? `${ENABLE_PG_NET}\n` : ""}${ENABLE_PG_CRON}
update private.enquiry_settings
set ${url ? `hook_url = ${quote(url)}, ` : ""}keep_months = ${months}, prefix = ${quote(referencePrefix)}
where id;
select cron.schedule('enquiries-cleanup', '30 3 * * *', 'select private.delete_old_enquiries()');
select private.delete_old_enquiries();

To end the messages:

update private.enquiry_settings set hook_url = null where id;

To end the deletion:

select cron.unschedule(jobname) from cron.job where jobname = 'enquiries-cleanup';
`);
}
