import type { Department } from "@/config/department";
import { site } from "@/config/site";
import { capitalize, numberInWords } from "@/lib/number-words";

const offices: readonly { city: string; desks: readonly Department[] }[] = site.offices;

const VERBS: Record<Department, string> = { find: "finds", check: "checks", ship: "ships" };

/** The city of the office that has the desk; the first one if several have it. */
export const cityOf: Record<Department, string> = {
  find: findCity("find"),
  check: findCity("check"),
  ship: findCity("ship"),
};

/** "Shenzhen finds it" */
export const deskTitle: Record<Department, string> = {
  find: `${cityOf.find} ${VERBS.find} it`,
  check: `${cityOf.check} ${VERBS.check} it`,
  ship: `${cityOf.ship} ${VERBS.ship} it`,
};

/** British, which has no comma before the last word. */
const LISTS = {
  and: new Intl.ListFormat("en-GB"),
  or: new Intl.ListFormat("en-GB", { type: "disjunction" }),
};

/** "finds it", or "finds and checks it" */
export const roleOf = (desks: readonly Department[]): string =>
  `${LISTS.and.format(desks.map((desk) => VERBS[desk]))} it`;

/** "Shenzhen, Shanghai and Ningbo" */
export const cities = (word: "and" | "or"): string =>
  LISTS[word].format(offices.map(({ city }) => city));

/** "three offices" */
export const officeCount = `${numberInWords(offices.length)} ${offices.length === 1 ? "office" : "offices"}`;

/** "Three offices", at the beginning of a sentence. */
export const officeCountFirst = capitalize(officeCount);

function findCity(desk: Department): string {
  const office = offices.find(({ desks }) => desks.includes(desk));
  if (!office) throw new Error(`No office has the desk "${desk}".`);
  return office.city;
}
