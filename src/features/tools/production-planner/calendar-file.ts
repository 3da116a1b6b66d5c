import { addDays } from "./day-number";

/** A day in a calendar. */
export type CalendarEvent = {
  /** Unlike that of any other event, anywhere. */
  id: string;
  /** "2026-12-10" */
  date: string;
  summary: string;
  description: string;
};

type CalendarParts = {
  /** Who made the file, "Mandarin Lane//Production planner". */
  product: string;
  events: readonly CalendarEvent[];
  /** The moment at which it is made, "2026-11-23T03:03:16.000Z". */
  stamp: string;
};

/** A calendar file by RFC 5545, with an all-day event for each day. */
export function makeCalendarFile({ product, events, stamp }: CalendarParts): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(product)}//EN`,
    "CALSCALE:GREGORIAN",
    ...events.flatMap((event) => listEventLines(event, stamp)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

function listEventLines({ id, date, summary, description }: CalendarEvent, stamp: string) {
  return [
    "BEGIN:VEVENT",
    `UID:${escapeText(id)}`,
    `DTSTAMP:${stamp.replace(/\.\d+/, "").replace(/[-:]/g, "")}`,
    `DTSTART;VALUE=DATE:${writeDate(date)}`,
    // The day after the last one.
    `DTEND;VALUE=DATE:${writeDate(addDays(date, 1))}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
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

// eslint-disable-next-line no-control-regex -- The standard allows none of them but the tab.
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000A-\u001F\u007F]/g;

const MAX_LINE_OCTETS = 75;

/** A long line goes on after a line break and a space. No character is torn apart. */
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
