import path from "node:path";
import type { MarkdownPage } from "./markdown-page.ts";
import type { Repository } from "./repository.ts";

const FILE_ENDING =
  /\.(?:avif|css|html|ico|jpg|js|json|md|mjs|png|sql|svg|toml|ts|tsx|webp|woff2|xml|ya?ml)$/;
const VARIABLE = /^(PORT|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?==|$)/;
/** Commands of npm itself. */
const NPM_COMMANDS = ["ci", "install"];

/** Problems of a page: what it names that does not exist. `pages` are all that it may link to. */
export function findProblems(
  page: MarkdownPage,
  pages: readonly MarkdownPage[],
  repository: Repository,
): string[] {
  return [
    ...page.code.flatMap((code) => [
      ...findUnknownCommands(code, repository),
      ...findUnknownNames(code, repository),
    ]),
    ...page.links.flatMap((href) => findBrokenLink(href, page, pages, repository)),
    ...page.pictures.flatMap(({ address, alt }) => [
      ...findBrokenLink(address, page, pages, repository),
      ...(alt.trim() ? [] : [`the picture ${address} has no alt text`]),
    ]),
    ...page.html.map((html) => `${html} is HTML; write it as Markdown`),
  ];
}

function findUnknownCommands(code: string, { scripts, programs }: Repository): string[] {
  const npm = [...code.matchAll(/\bnpm (run )?([\w:-]+)/g)].filter(
    ([, run, name = ""]) => !(scripts.has(name) || (!run && NPM_COMMANDS.includes(name))),
  );
  const npx = [...code.matchAll(/\bnpx ([\w-]+)/g)].filter(([, name = ""]) => !programs.has(name));
  return [...npm, ...npx].map(([command]) => `there is no command ${command}`);
}

/** Environment variables, and paths from the root. */
function findUnknownNames(code: string, repository: Repository): string[] {
  return code.split(/\s+/).flatMap((word) => {
    const [, variable] = VARIABLE.exec(word) ?? [];
    if (variable) {
      const isRead = new RegExp(`\\b${variable}\\b`).test(repository.configuration);
      return isRead ? [] : [`nothing reads the variable ${variable}`];
    }
    return isPath(word, repository) && !pathExists(word, repository)
      ? [`there is no file or folder ${word}`]
      : [];
  });
}

/**
 * True for a path in the repository, but not for a URL path of the site or the name of a package.
 */
function isPath(word: string, { packages, entries }: Repository): boolean {
  if (!/^[\w.*-]+(?:\/[\w.*-]+)*\/?$/.test(word) || packages.has(word)) return false;
  return word.includes("/") || FILE_ENDING.test(word) || entries.has(word);
}

function pathExists(word: string, { entries, ignored }: Repository): boolean {
  const name = word.replace(/\/$/, "");
  if (ignored.some((entry) => name === entry || name.startsWith(`${entry}/`))) return true;
  if (entries.has(name)) return true;
  // A name without a folder, such as `*.dom.test.ts`, may be anywhere.
  const folder = name.includes("/") ? "" : "(?:.*/)?";
  const pattern = name.replaceAll(/[.$]/g, "\\$&").replaceAll("*", "[^/]*");
  const regex = new RegExp(`^${folder}${pattern}$`);
  return [...entries].some((entry) => regex.test(entry));
}

function findBrokenLink(
  href: string,
  page: MarkdownPage,
  pages: readonly MarkdownPage[],
  { entries }: Repository,
): string[] {
  if (/^[a-z][a-z+.-]*:/i.test(href)) {
    const isWellFormed =
      URL.canParse(href) && /^https:$/.test(new URL(href).protocol) && /\w\.\w/.test(href);
    return isWellFormed ? [] : [`${href} is not an address with https`];
  }
  const [address = "", anchor] = href.split("#");
  const file = address ? path.posix.join(path.posix.dirname(page.file), address) : page.file;
  if (address && !entries.has(file.replace(/\/$/, ""))) {
    return [`the link to ${href} leads nowhere`];
  }
  if (anchor === undefined) return [];
  const target = pages.find((other) => other.file === file);
  return target?.anchors.has(anchor) ? [] : [`${file} has no heading #${anchor}`];
}
