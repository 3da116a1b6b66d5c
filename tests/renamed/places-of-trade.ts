/**
 * Where the texts name a city of China for its port, its factories or its courts: these stay,
 * wherever the agency has its offices. A gap is room for markup or code between two texts.
 */
export const PLACES_OF_TRADE: readonly RegExp[] = [
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
];
