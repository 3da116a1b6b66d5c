const UNITS =
  String.raw`% ‰ € \$ £ ¥ USD EUR GBP CNY RMB mm cm m km ft yd m² m³ m2 m3 sqm cbm CBM mg g kg t lb lbs oz ml cl l L W kW kWh V A Hz ° °C °F pcs min h`.replaceAll(
    " ",
    "|",
  );
const NUMBER = String.raw`(?<![\p{L}\p{N}])\d+(?:[.,]\d+)*`;
/** Between the groups of a number ("1 200 000") or between a number and its unit ("10 kg"). */
const WANTED = String.raw`[\u00a0\u202f](?<=${NUMBER}.)(?=(?:\d{3}|${UNITS})(?![\p{L}\p{N}]))`;
const NO_BREAK_SPACES = new RegExp(String.raw`(${WANTED})|[\u00a0\u202f]`, "gu");

/**
 * Turns no-break spaces into spaces, except in quantities. Word, web pages and chat programs put
 * them between words, which then form one long word that breaks anywhere.
 */
export function tidySpaces(text: string): string {
  return text.replace(NO_BREAK_SPACES, (_, wanted?: string) => wanted ?? " ");
}
