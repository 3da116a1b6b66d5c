import { smallParcels, smallParcelsSource } from "@/config/small-parcels";
import { formatCalendarDate, formatMonth } from "@/lib/dates";
import type { FactSource } from "@/lib/facts";

const { eu, uk, us, states } = smallParcels;
const euPeriod = `${formatCalendarDate(eu.from)} to ${formatCalendarDate(eu.until)}`;

export const tradeMeasuresSource = {
  figures: "Additional duties of the US, Canada and Mexico; national fees on small parcels",
  asOf: "2026-11",
  source: "the sources named in each row",
  changes:
    "at any time: see ustr.gov, cbp.gov, cbsa-asfc.gc.ca and the EU’s taxation-customs.ec.europa.eu",
  maxAgeMonths: 2,
} as const satisfies FactSource;

/** Measures that change too often to be fields. Each row names its own source. */
export const tradeMeasures: readonly { title: string; text: string; source: string }[] = [
  {
    title: "US, Section 301",
    text: "On China’s goods 7.5 to 100% by list. Since July 24, 2026 also 10 or 12.5% on goods of sixty economies, 12.5% on China’s, but not on goods that pay Section 232. The exclusions of 178 goods were extended to November 9, 2026; whether they go on is not confirmed, nor which duty is to rise in December, nor a list of goods whose duties the US and China agreed in May 2026 to lower: ask ustr.gov. Emergency (IEEPA) tariffs ended on February 24, the Section 122 surcharge on July 24",
    source:
      "US tariff (HTSUS) chapter 99, notes 20 and 52; Federal Register documents 2025-21671 and 2026-15181; Budget Lab at Yale, November 9, 2026; on the list Foley & Lardner, June 2026",
  },
  {
    title: "US, Section 232 on steel, aluminum and copper",
    text: "Since April 6, 2026 on the full customs value: 50% on articles made almost wholly of these metals, 25% on most other listed goods, 15% on some until December 31, 2027, 10% where the metal is from the US. Outside chapters 72 to 74 and 76 nothing if the metal is under 15% of the weight. China’s Section 301 duty by list comes on top. The lists changed again on June 8, 2026: ask a customs broker",
    source: "Proclamations of April 2 and June 1, 2026; HTSUS chapter 99, note 16",
  },
  {
    title: "US, Section 232 on wood and other goods",
    text: "Since October 14, 2025: 25% on upholstered wooden furniture and on kitchen cabinets, vanities and their parts, 10% on softwood lumber. On January 1, 2027, the 25% are to become 30% on furniture and 50% on cabinets and vanities; whether that is put off again is not confirmed. Vehicles, their parts and trucks have lists of their own",
    source:
      "Proclamations of September 29 and December 31, 2025; HTSUS 9903.76.01 to 9903.76.03; greenworldwide.com",
  },
  {
    title: "Canada, surtaxes",
    text: "50% on steel mill products over a quota, which China and other countries without a trade agreement share: 20% of the imports of 2024 since December 26, 2025. 25% of the full value on listed steel goods from all countries, such as fasteners, wire and metal furniture, since December 26, 2025; 25% on listed goods with steel melted or aluminum cast in China since July 31, 2025, not on 5,000 CAD or less. Only one of them applies",
    source:
      "CBSA, Customs Notices 25-28 and 25-33; Order SOR/2025-148; on the quotas EY, December 19, 2025",
  },
  {
    title: "Mexico, duties",
    text: "5 to 50%, mostly up to 35%, on 1,463 tariff lines from countries without a trade agreement, China among them, since January 1, 2026. The DTA comes on top, and VAT counts it",
    source: "Diario Oficial, December 29, 2025",
  },
  {
    title: "Small parcels",
    text: `US duty-free entry ended on ${formatCalendarDate(us.dutyFreeEnded)}. The EU takes ${eu.dutyEur} EUR for each tariff subheading in a parcel under ${eu.belowEur} EUR to a consumer, ${euPeriod}: add it above as a flat amount. Whether the EU’s handling fee, planned by November 1, 2026, has begun is not confirmed. Romania takes ${states.romaniaRon} RON a parcel since January 1, 2026; France suspended its ${states.franceEur} EUR on ${formatCalendarDate(states.franceSuspended)}; Italy’s 2 EUR, put off to July 1, is not confirmed. Ask the carrier. The UK takes no duty up to ${uk.reliefGbp} GBP; by the government’s plan that ends in ${formatMonth(uk.until)} at the latest`,
    source: `${smallParcelsSource.source}; on the fees of countries passportglobal.com, businessforum.ro and service-public.gouv.fr`,
  },
];

/** At the duty rate of a courier parcel, for the territories with a rule for low values. */
export const parcelDuty = {
  EU: `To a consumer under ${eu.belowEur} EUR: 0 here, and ${eu.dutyEur} EUR for each tariff subheading as an additional duty, ${euPeriod}`,
  UK: `No duty up to ${uk.reliefGbp} GBP, by plan until ${formatMonth(uk.until)} at the latest`,
};
