import { expect, test } from "vitest";
import { plannerWords as words } from "@/content/tools/production-planner";
import { makeCalendarFile, type CalendarEvent } from "@/lib/calendar-file";
import { countDeadlines, listDeadlines } from "./deadlines";
import { answerFor } from "./test-plans";

const stamp = "2026-11-23T03:03:16.123Z";
const link = "https://agency.example/tools/production-planner?v=1&t=2027-03-15";

const { deadlines } = words;
const plan = answerFor({ target: "2027-03-15" }).result;
const file = write(listDeadlinesFrom("2026-11-23"));

function listDeadlinesFrom(today: string) {
  return listDeadlines(plan, { today, stamp, host: "agency.example", link });
}

function write(events: readonly CalendarEvent[]) {
  return makeCalendarFile({ product: "Agency//Planner", events, stamp });
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

test.each([
  ["2026-12-10", { ahead: 9, past: 1 }, deadlines.order],
  ["2026-12-11", { ahead: 8, past: 2 }, deadlines.production],
  ["2027-03-15", { ahead: 1, past: 9 }, words.door.deadline],
  ["2027-03-16", { ahead: 0, past: 10 }, undefined],
])("on %s, days that have passed are left out and counted: %j", (today, counts, first) => {
  expect(countDeadlines(plan, today)).toEqual(counts);
  const summaries = listDeadlinesFrom(today).map(({ summary }) => summary);
  expect([summaries[0], summaries.length]).toEqual([first, counts.ahead]);
});

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

test("the calendar file has an all-day event for each step and the day at the door", () => {
  expect(
    parseEvents(file).map((event) => [
      event.get("DTSTART;VALUE=DATE"),
      event.get("DTEND;VALUE=DATE"),
      event.get("SUMMARY"),
    ]),
  ).toEqual([
    ["20261126", "20261127", deadlines.samples],
    ["20261210", "20261211", deadlines.order],
    ["20261213", "20261214", deadlines.production],
    ["20270113", "20270114", deadlines.inspection],
    ["20270115", "20270116", deadlines.rework],
    ["20270120", "20270121", deadlines.booking],
    ["20270125", "20270126", words.leaves.sea],
    ["20270301", "20270302", deadlines.customs],
    ["20270308", "20270309", deadlines.safety],
    ["20270315", "20270316", words.door.deadline],
  ]);
});

test("the calendar file gives each event a unique id and a time stamp, and marks the day as free", () => {
  const events = parseEvents(file);
  expect(new Set(events.map((event) => event.get("UID"))).size).toBe(events.length);
  for (const event of events) {
    expect(event.get("UID")).toMatch(/^[\w-]+@agency\.example$/);
    expect(event.get("DTSTAMP")).toBe("20261123T030316Z");
    expect(event.get("TRANSP")).toBe("TRANSPARENT");
  }
});

test("the calendar file describes the step, its skipped days and the link to the plan", () => {
  expect(parseEvents(file)[2]?.get("DESCRIPTION")).toBe(
    `Production: 30 open days, skips New Year’s Day (Jan 1), until Tuesday, January 12, 2027.\n${link}`,
  );
});

test("the calendar file preserves any text but control characters, despite escaping and line folding", () => {
  const summary = `a\\b;c,d\n${"é漢😀".repeat(40)}, ${"x".repeat(200)}`;
  const hard = write([
    { id: "1@a", date: "2027-12-31", summary, description: "\r\n;\u0000\u001F\t" },
  ]);
  expect(hard.endsWith("\r\n")).toBe(true);
  expect(hard.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of hard.split("\r\n")) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toContain("\uFFFD");
  }
  const [event] = parseEvents(hard);
  expect(event?.get("SUMMARY")).toBe(summary);
  expect(event?.get("DESCRIPTION")).toBe("\n;\t");
  expect(event?.get("DTEND;VALUE=DATE")).toBe("20280101");
});
