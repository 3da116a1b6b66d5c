/**
 * The authorities by the first character of a number, and what they register by the second, counted
 * from 1: GB 32100-2015 with amendment 1 of 2016.
 */
export const registrars: Readonly<Record<string, readonly [name: string, ...kinds: string[]]>> = {
  "1": ["Public institutions", "government body", "public institution", "mass organization"],
  "2": ["Foreign affairs", "foreign news bureau"],
  "3": ["Justice", "law firm", "notary", "legal service", "forensic lab", "arbitration body"],
  "4": ["Culture", "foreign cultural center"],
  "5": ["Civil affairs", "social organization", "private non-enterprise unit", "foundation"],
  "6": ["Tourism", "foreign tourism office", "tourism office of Hong Kong, Macao or Taiwan"],
  "7": ["Religion", "place of worship", "religious school"],
  "8": ["Trade unions", "local trade union"],
  "9": ["Market regulation", "enterprise", "individual business", "farmers’ cooperative"],
  A: ["Central Military Commission", "military institution"],
  N: ["Agriculture", "group’s collective", "village collective", "township collective"],
  Y: ["Another authority", "other"],
};

/** 9 as the second character, from every authority. */
export const otherKind = "other";
