const notYet = "Not yet in search results and link previews";
const helper = "the person who looks after the website";

/** Whether what staff save is in search results and link previews. `time` is as "14:05". */
export const siteStatus = {
  checking: "Checking what is on the site…",
  unknown:
    "What is on the site could not be checked, because the site or its database was not reached.",
  missing: "What is on the site is not known, because this build or its database does not say it.",
  loggedOut:
    "What is on the site could not be checked, because your login is no longer accepted: log out and in again.",
  fresh: (time: string) => `On the site for everyone, as of ${time}.`,
  freshExcept: (time: string, names: readonly string[]) =>
    `On the site for everyone, as of ${time}, except ${listNames(names)}: look through text and slug, or tell ${helper}.`,
  rendering: `${notYet}; the update follows by itself in a moment.`,
  overdue: `${notYet}, and the update that follows by itself has not come: tell ${helper}.`,
  scheduled: `${notYet}; the update starts by itself within two minutes.`,
  building: (time: string) => `${notYet}; the update that started at ${time} takes a few minutes.`,
  late: (time: string) =>
    `${notYet}, because the update that started at ${time} has not arrived: try again, or tell ${helper}.`,
  failing: (statusCode: number | null) =>
    `${notYet}, because the host refused to start the update${statusCode === null ? "" : ` (${statusCode})`}: try again, or tell ${helper}.`,
  missingParts: {
    hook: `${notYet}; the update comes with the next build of the site, because the database has no build hook.`,
    pg_net: `${notYet}; the update comes with the next build of the site, because the database cannot start one without pg_net.`,
    pg_cron: `${notYet}; the update does not start by itself, because the database has no task for it in pg_cron.`,
  },
  update: "Update now",
  requesting: "Starting the update…",
  tooSoon: `${notYet}; an update was asked for less than 30 seconds ago, and the next one follows by itself.`,
  unreachable: `${notYet}, because the database was not reached: check your connection and try again.`,
};

const MAX_NAMES = 3;

function listNames(names: readonly string[]): string {
  const more = names.length - MAX_NAMES;
  const shown = names.slice(0, MAX_NAMES);
  return [...shown, ...(more > 0 ? [`${more.toLocaleString("en-US")} more`] : [])].join(", ");
}
