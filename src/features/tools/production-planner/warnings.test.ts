import { describe, expect, test } from "vitest";
import { answerFor } from "./test-plans";

const warningsOf = (...input: Parameters<typeof answerFor>) => answerFor(...input).warnings;

test("a plan far from holidays has no warnings", () => {
  expect(warningsOf({ target: "2027-09-01" })).toEqual([]);
});

describe("a plan that should have started already", () => {
  test("warns by how many days, and names the earliest arrival", () => {
    const { result, warnings } = answerFor({ target: "2027-03-15" }, "2026-12-12");
    expect(result).toMatchObject({ daysLate: 16, orderBy: "2026-12-10" });
    expect(result.fromToday.withSafety).toBe("2027-04-22");
    expect(warnings[0]).toBe(
      "Too late by 16 days: the latest start was 16 days ago for samples and 2 days ago for the order. Earliest arrival by sea if you start today: April 22, 2027, safety margin included.",
    );
  });

  test("is in time on its first day and late on the next", () => {
    const { start } = answerFor({ target: "2027-03-15" }).result;
    expect(start).toBe("2026-11-26");
    expect(answerFor({ target: "2027-03-15" }, "2026-11-26").result.daysLate).toBe(0);
    expect(warningsOf({ target: "2027-03-15" }, "2026-11-27")[0]).toMatch(/^Too late by 1 day: /);
  });
});

describe("a forward plan", () => {
  const forward = (start: string) => warningsOf({ direction: "forward", start });

  test("from a past day warns, and names the arrival if started today", () => {
    expect(forward("2026-11-16")[0]).toBe(
      "This plan started 7 days ago, on November 16, 2026. If you start today: at your door by March 12, 2027, safety margin included.",
    );
    expect(forward("2026-11-22")[0]).toMatch(/^This plan started 1 day ago/);
  });

  test.each(["2026-11-23", "2026-12-01"])("from %s does not", (start) => {
    expect(forward(start).join()).not.toMatch(/started|Too late/);
  });
});

describe("a major holiday", () => {
  test("within production is named with the days it costs", () => {
    const courier = { target: "2027-03-15", mode: "courier", production: "14", samples: "7" };
    expect(warningsOf(courier)).toContain(
      "Chinese New Year 2027 costs 22 days in production: closed January 30 to February 20.",
    );
    expect(warningsOf({ target: "2027-12-04" })).toContain(
      "Golden Week 2027 costs 7 days in rework: closed October 1 to October 7.",
    );
  });

  test("right after rework is mentioned too", () => {
    expect(warningsOf({ target: "2028-02-29", mode: "air" })).toContain(
      "Chinese New Year 2028 costs 22 days between rework and booking: closed January 19 to February 9.",
    );
  });

  test("that only interrupts samples or booking causes no warning", () => {
    const warnings = warningsOf({ target: "2027-06-15" });
    expect(warnings.join()).not.toMatch(/costs/);
  });

  test("soon after production causes a warning about the rush", () => {
    expect(warningsOf({ target: "2028-02-29", mode: "air" })).toContain(
      "Rush before Chinese New Year 2028: production ends 8 days before the factory closes on January 19. Quality falls, trucks and ships are full.",
    );
  });

  test("causes no such warning if production ends 11 days before", () => {
    const endingOn = (target: string) => warningsOf({ target, inspection: "0", rework: "0" });
    const rushes = ["2027-03-16", "2027-03-15"].map((target) =>
      endingOn(target).some((warning) => warning.startsWith("Rush")),
    );
    expect(rushes).toEqual([true, false]);
  });

  test("shortly before production causes a warning about the slow start", () => {
    const slow = (today: string) =>
      warningsOf({ direction: "forward", samples: "0", order: "0" }, today).some((warning) =>
        warning.startsWith("Slow start after Chinese New Year 2027"),
      );
    expect([slow("2027-02-21"), slow("2027-03-05"), slow("2027-03-06")]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test("is also mentioned in a late plan, however long ago it was", () => {
    expect(warningsOf({ target: "2027-06-01" }, "2027-05-01")).toContain(
      "Slow start after Chinese New Year 2027: production begins 23 days after it, and workers return slowly; allow more.",
    );
  });

  test.each([
    [
      "2027-03-15",
      "Book space early: the ship leaves 12 days before Chinese New Year on February 6",
    ],
    ["2027-11-19", "Book space early: the ship leaves on the day of Golden Week on October 1"],
    ["2027-11-05", "Book space early: the ship leaves 14 days before Golden Week on October 1"],
  ])("soon after departure for %s warns of full ships", (target, start) => {
    expect(warningsOf({ target }).some((warning) => warning.startsWith(start))).toBe(true);
  });

  test("15 days after departure causes no warning", () => {
    expect(warningsOf({ target: "2027-11-04" }).join()).not.toMatch(/Book space/);
  });
});

test("a warning says that days outside the table count as open", () => {
  const days = { production: "365", samples: "365", order: "365", transit: "365" };
  const unknown = /^Holidays before 2025 and after 2036/;
  expect(warningsOf({ direction: "forward", ...days }, "2034-05-01").at(-1)).toMatch(unknown);
  expect(warningsOf({ target: "2027-03-15", ...days }).at(-1)).toMatch(unknown);
});
