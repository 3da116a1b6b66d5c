const visitors = "Visitors already see what you saved";
const helper = "the person who looks after the website";

/** Whether what staff publish is in search results and link previews. `time` is as "14:05". */
export const siteStatus = {
  checking: "Checking what search results and link previews show…",
  unknown:
    "What search results and link previews show could not be checked. The site or its database was not reached.",
  missing: "What search results and link previews show is not known: this build does not say it.",
  fresh: (time: string) => `On the site for everyone, as of ${time}.`,
  freshExcept: (time: string, names: readonly string[]) =>
    `On the site for everyone, as of ${time}, except ${listNames(names)}.`,
  /** Follows the sentence above. */
  leftOut: (count: number) =>
    `No page could be made of ${count === 1 ? "it" : "them"} for search results and link previews. Look through text and slug, or tell ${helper}.`,
  pending: (count: number) =>
    `${count === 1 ? "1 change is" : `${count.toLocaleString("en-US")} changes are`} not yet in search results and link previews.`,
  /** What happens next, after the sentence on the number of changes. */
  next: {
    rendering: `${visitors}. The update follows by itself in a moment.`,
    overdue: `${visitors}, but the update that follows by itself has not come. If it does not come today, tell ${helper}.`,
    scheduled: `${visitors}. The update starts by itself within a minute.`,
    building: (time: string) =>
      `${visitors}. The update started at ${time} and takes a few minutes.`,
    late: (time: string) =>
      `${visitors}, but the update that was started at ${time} has not arrived. Try again, or tell ${helper}.`,
    failing: (statusCode: number | null) =>
      `${visitors}, but the host refused to start the update${statusCode === null ? "" : ` (${statusCode})`}. Try again, or tell ${helper}.`,
    noHook: `${visitors}. The update comes with the next build of the site. To have it sooner, ask ${helper}.`,
    noPgNet: `${visitors}. The update comes with the next build of the site, because the database cannot start one (pg_net is missing). Tell ${helper}.`,
    loggedOut: `${visitors}, but your login is no longer accepted, so no update can be started.`,
  },
  /** Instead of what happens next, after a request. */
  requesting: "Starting the update…",
  problems: {
    tooSoon:
      "An update was asked for less than 30 seconds ago. If it comes too early for your change, the next one follows by itself.",
    failed: `The database could not ask the host for the update. Try again later, or tell ${helper}.`,
    unreachable:
      "The database was not reached. Check your connection; the update is tried again in a minute.",
  },
  update: "Update now",
  checkAgain: "Check again",
};

const MAX_NAMES = 3;

function listNames(names: readonly string[]): string {
  const more = names.length - MAX_NAMES;
  const shown = names.slice(0, MAX_NAMES);
  return [...shown, ...(more > 0 ? [`${more.toLocaleString("en-US")} more`] : [])].join(", ");
}
