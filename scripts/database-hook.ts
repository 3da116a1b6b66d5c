// What the commands share that have the hosted database post to a secret address.
import { openHiddenPrompt } from "./hidden-prompt.ts";

/**
 * Asks for the secret address of a hook. An empty line is an empty text. Null when the input has
 * ended without an acceptable address. On a terminal, the user can try again.
 */
export async function askForAddress(question: string): Promise<string | null> {
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
export function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

export const ENABLE_PG_NET = "create extension if not exists pg_net with schema extensions;";

export const ENABLE_PG_CRON = `create extension if not exists pg_cron with schema pg_catalog;
grant usage on schema cron to postgres;
grant all privileges on all tables in schema cron to postgres;`;
