import path from "node:path";
import { withChromium } from "../browser.ts";
import { findFreePort, withDataFolder, withSite } from "../with-site.ts";
import { interactions, timeInteraction, type Interaction } from "./interactions.ts";
import { auditPhone, auditSlowed } from "./lighthouse.ts";
import { measureInTurns } from "./measurement.ts";
import { describeMachine, progress } from "./report.ts";
import { listRoutes } from "./routes.ts";
import { serveStaticPage, STATIC_PAGE } from "./static-page.ts";
import { weighUntouched } from "./untouched.ts";

type Options = {
  runs: number;
  /** The names of some routes; none for all. */
  names: readonly string[];
  /** The folder of another checkout with its build, to be measured in turns with this one. */
  beside: string | undefined;
};

/** A served build. Its label is added to the names of its pages. */
type Build = { label: string; origin: string };

/** How the public routes load, beside a plain static page, and how soon they answer a press. */
export function measurePages(dataFolder: string, { runs, names, beside }: Options) {
  return withBuilds(dataFolder, beside, async (builds) => {
    const pages = new Map([[STATIC_PAGE, await serveStaticPage()]]);
    const pressed = new Map<string, Interaction & { url: string }>();
    for (const [route, address] of await listRoutes(builds[0].origin, names)) {
      const interaction = interactions.get(route);
      for (const { label, origin } of builds) {
        const url = origin + address;
        pages.set(route + label, url);
        if (interaction) pressed.set(interaction.name + label, { ...interaction, url });
      }
    }
    const port = await findFreePort();
    return withChromium([`--remote-debugging-port=${port}`], async (browser) =>
      [
        `${describeMachine(browser.version())}; medians of ${runs}`,
        await measureInTurns("page", pages, [weighUntouched(browser), auditPhone(port)], runs),
        await measureInTurns("ms", pages, [auditSlowed(port, 4), auditSlowed(port, 8)], runs),
        await measureInTurns("pressed early", pressed, [timeInteraction(browser)], runs),
      ].join("\n\n"),
    );
  });
}

/** Serves this checkout, built anew, and the other one as it was built. */
function withBuilds<T>(
  dataFolder: string,
  beside: string | undefined,
  use: (builds: readonly [Build, ...Build[]]) => Promise<T>,
): Promise<T> {
  progress("Building and starting the site ...");
  return withSite(dataFolder, (origin) => {
    const build = { label: "", origin };
    if (!beside) return use([build]);
    const label = ` (${path.basename(path.resolve(beside))})`;
    return withDataFolder((folder) =>
      withSite(folder, (other) => use([build, { label, origin: other }]), beside),
    );
  });
}
