import { UserError } from "../site/user-error.ts";

/**
 * The pages to measure, by name, with their addresses.
 * @param {string} origin
 * @param {string | undefined} only names, separated by commas; all when left out
 * @returns {Promise<[name: string, url: string][]>}
 */
export async function listPages(origin, only) {
  const { paths } = await import("../../src/config/paths.ts");
  /** @type {Record<string, string>} */
  const pages = {
    home: paths.home,
    service: paths.productSourcing,
    blog: paths.blog,
    post: await findPost(origin, paths.blog),
    contact: paths.contact,
    faq: paths.faq,
    "landed-cost": paths.landedCost,
    aql: paths.aqlSampling,
  };
  const names = only?.split(",") ?? Object.keys(pages);
  return names.map((name) => {
    const path = pages[name];
    if (!path) throw new UserError(`--only takes ${Object.keys(pages).join(", ")}; not "${name}".`);
    return [name, `${origin}${path}`];
  });
}

/**
 * Every public route: the pages of the sitemap, with one post and one case study for all of them.
 * @param {string} origin
 * @returns {Promise<[name: string, url: string][]>}
 */
export async function listAllPages(origin) {
  const { paths } = await import("../../src/config/paths.ts");
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, url = ""]) => new URL(url).pathname,
  );
  const parents = [paths.blog, paths.caseStudies];
  const parentOf = (/** @type {string} */ path) =>
    parents.find((parent) => path.startsWith(`${parent}/`)) ?? path;
  const first = listed.filter(
    (path, i) =>
      i ===
      listed.findIndex((other) => other !== parentOf(path) && parentOf(other) === parentOf(path)),
  );
  return [...listed.filter((path) => parentOf(path) === path), ...first]
    .filter((path, i, all) => all.indexOf(path) === i)
    .map((path) => [path, `${origin}${path}`]);
}

/**
 * The first post of the list.
 * @param {string} origin
 * @param {string} list
 */
async function findPost(origin, list) {
  const html = await (await fetch(`${origin}${list}`)).text();
  const post = html.match(new RegExp(`href="(${list}/[^"?#.]+)"`))?.[1];
  if (!post) throw new UserError(`${list} links to no post.`);
  return post;
}
