import { expect, test } from "vitest";
import { makeCalendarFile, type CalendarEvent } from "./calendar-file";

const link = "https://agency.example/?v=1";
const first = { name: "order", date: "2026-12-10", summary: "Order", text: "3 days" };
const file = write([first, { ...first, name: "production" }]);

function write(events: readonly CalendarEvent[]) {
  return makeCalendarFile({
    product: "Agency//Planner",
    host: "agency.example",
    link,
    events,
    stamp: "2026-11-23T03:03:16.123Z",
  });
}

/** Lines continue after CRLF and a space (RFC 5545, section 3.1). */
function parse(text: string): string[] {
  return text
    .replace(/\r\n[ \t]/g, "")
    .split("\r\n")
    .slice(0, -1);
}

/** The events as maps of their properties. */
function parseEvents(text: string): Map<string, string>[] {
  const [, ...events] = parse(text).join("\n").split("BEGIN:VEVENT\n");
  return events.map((event) => {
    const properties = [...event.matchAll(/^([A-Z-]+(?:;[A-Z-]+=[^:;,"]+)*):(.*)$/gmu)];
    return new Map(properties.map(([, name = "", value = ""]) => [name, unescape(value)]));
  });
}

function unescape(value: string): string {
  return value.replace(/\\([\\;,nN])/g, (_, escaped: string) =>
    escaped.toLowerCase() === "n" ? "\n" : escaped,
  );
}

test("the calendar file is an iCalendar 2.0 file with its producer's name", () => {
  const properties = parse(file);
  expect(properties.slice(0, 4)).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Agency//Planner//EN",
    "CALSCALE:GREGORIAN",
  ]);
  expect(properties.at(-1)).toBe("END:VCALENDAR");
});

test("each event of the calendar file lasts a day, has a time stamp, and marks the day as free", () => {
  const [event, ...others] = parseEvents(file);
  expect(others.map((other) => other.get("UID"))).not.toEqual([event?.get("UID")]);
  expect(Object.fromEntries(event ?? [])).toMatchObject({
    UID: "order-2026-12-10-20261123030316123@agency.example",
    DTSTAMP: "20261123T030316Z",
    "DTSTART;VALUE=DATE": "20261210",
    "DTEND;VALUE=DATE": "20261211",
    SUMMARY: "Order",
    DESCRIPTION: `3 days\n${link}`,
    TRANSP: "TRANSPARENT",
  });
});

test("the calendar file preserves any text but control characters, despite escaping and line folding", () => {
  const summary = `a\\b;c,d\n${"é漢😀".repeat(40)}, ${"x".repeat(200)}`;
  const hard = write([{ name: "door", date: "2027-12-31", summary, text: "\r\n;\u0000\u001F\t" }]);
  expect(hard.endsWith("\r\n")).toBe(true);
  expect(hard.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of hard.split("\r\n")) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toContain("\uFFFD");
  }
  const [event] = parseEvents(hard);
  expect(event?.get("SUMMARY")).toBe(summary);
  expect(event?.get("DESCRIPTION")).toBe(`\n;\t\n${link}`);
  expect(event?.get("DTEND;VALUE=DATE")).toBe("20280101");
});
