import { addDays } from "@/lib/day-number";

/** An all-day event. */
export type CalendarEvent = {
  /** Of letters, and unique on its day. */
  name: string;
  /** "2026-12-10" */
  date: string;
  summary: string;
  text: string;
};

type CalendarFile = {
  /** The producer of the file, for example "Agency//Production planner". */
  product: string;
  /** The site's host, which makes the ids of the events globally unique. */
  host: string;
  /** Where the events come from, in the last line of each description. */
  link: string;
  /** When the file was created, "2026-11-23T03:03:16.000Z". */
  stamp: string;
  events: readonly CalendarEvent[];
};

/** An iCalendar file (RFC 5545) with all-day events: https://www.rfc-editor.org/rfc/rfc5545 */
export function makeCalendarFile({ product, host, link, stamp, events }: CalendarFile): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(product)}//EN`,
    "CALSCALE:GREGORIAN",
    ...events.flatMap(({ name, date, summary, text }) => [
      "BEGIN:VEVENT",
      `UID:${escapeText(`${name}-${date}-${stamp.replace(/\D/g, "")}@${host}`)}`,
      `DTSTAMP:${stamp.replace(/\.\d+/, "").replace(/[-:]/g, "")}`,
      `DTSTART;VALUE=DATE:${writeDate(date)}`,
      // DTEND is exclusive.
      `DTEND;VALUE=DATE:${writeDate(addDays(date, 1))}`,
      `SUMMARY:${escapeText(summary)}`,
      `DESCRIPTION:${escapeText(`${text}\n${link}`)}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

function writeDate(date: string): string {
  return date.replaceAll("-", "");
}

function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n?|\n/g, "\\n")
    .replace(CONTROL_CHARACTERS, "");
}

// oxlint-disable-next-line no-control-regex -- The standard allows none of them but the tab.
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000A-\u001F\u007F]/g;

const MAX_LINE_OCTETS = 75;

/**
 * Lines over 75 octets continue after a line break and a space (RFC 5545, section 3.1). Splits
 * between characters, because a split UTF-8 sequence would be invalid in many calendars.
 */
function foldLine(line: string): string {
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_LINE_OCTETS) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

const encoder = new TextEncoder();
