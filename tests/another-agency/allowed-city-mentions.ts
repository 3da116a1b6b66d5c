/**
 * Mentions of Chinese cities for their ports, factories or courts. They are right wherever the agency
 * has its offices. `.{0,80}?` allows markup or code between two texts.
 */
export const ALLOWED_CITY_MENTIONS: readonly RegExp[] = [
  /FOB(?: \(free on board\),)? Ningbo/g,
  /(?:a factory near|by way of|(?:A|a) factory in|street address,|in) Ningbo(?= and Hamburg| under FOB| to a shop|, Incoterms)/g,
  /A Ningbo factory with a branch/g,
  />Ningbo<\/text>/g,
  /Yantian, Shenzhen/g,
  /Shenzhen Airport/g,
  /Electronics, gadgets.{0,80}?Shenzhen, Dongguan/gs,
  /Furniture.{0,80}?Foshan/gs,
  /Bags.{0,80}?Guangzhou/gs,
  /(?:Small gifts, jewelry|C,|Supplier A,|Law and courts|courts in).{0,80}?Yiwu/gs,
  /fix in Dongguan/g,
  /HK for Hong Kong|A Hong Kong account/g,
  // The codes of regions in a company number: 31:"Shanghai", "01 Hangzhou, 02 Ningbo".
  /\b\d{2}(?::["'`]| )(?:Shanghai|Shenzhen|Ningbo)/g,
];
