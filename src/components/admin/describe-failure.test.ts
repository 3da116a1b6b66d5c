import { afterEach, describe, expect, test } from "vitest";
import { lockAdmin, unlockAdmin } from "@/db/admin-access";
import {
  AccessRefusedError,
  ClientMissingError,
  DatabaseError,
  RowNotFoundError,
} from "@/db/errors";
import { describeFailure, failureToast } from "./describe-failure";

const FALLBACK = "An unexpected error occurred while saving the post.";

afterEach(lockAdmin);

test("the server's message comes first, a general one if there is none", () => {
  expect(describeFailure(new DatabaseError("disk full", "53100", 500), FALLBACK)).toBe("disk full");
  expect(describeFailure(new DatabaseError("", "", 500), FALLBACK)).toBe(FALLBACK);
  expect(describeFailure(new TypeError("x is undefined"), FALLBACK)).toBe(FALLBACK);
});

test("without a backend the title is 'Error', whatever was tried", () => {
  expect(failureToast("Save Error", new ClientMissingError(), FALLBACK)).toEqual({
    variant: "destructive",
    title: "Error",
    description: "Supabase client not available.",
  });
});

describe("a refusal", () => {
  test("says that the password was changed, and to log in again", () => {
    unlockAdmin("old-token");
    const refusal = new AccessRefusedError("new row violates row-level security policy");
    expect(failureToast("Save Error", refusal, FALLBACK)).toMatchObject({
      title: "Save Error",
      description:
        "new row violates row-level security policy. The admin password was changed. Please log in again; what you typed is kept.",
    });
    expect(describeFailure(new AccessRefusedError(), FALLBACK)).toBe(
      `${FALLBACK} The admin password was changed. Please log in again; what you typed is kept.`,
    );
  });

  test("after a logout in another tab says so", () => {
    expect(describeFailure(new AccessRefusedError(), FALLBACK)).toBe(
      `${FALLBACK} You are logged out in this browser. Please log in again; what you typed is kept.`,
    );
  });
});

test("a missing row is reported as deleted by someone else", () => {
  expect(describeFailure(new RowNotFoundError(), FALLBACK)).toBe(
    `${FALLBACK} It was deleted in another tab or by a colleague.`,
  );
});
