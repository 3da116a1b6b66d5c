import { afterEach, expect, test } from "vitest";
import { refusals } from "@/content/admin/login";
import { lockAdmin, unlockAdmin } from "@/data/browser/admin-access";
import { AccessRefusedError, ClientMissingError, DatabaseError } from "@/data/errors";
import { describeFailure, failureToast } from "./describe-failure";

const FALLBACK = "It did not work.";

afterEach(lockAdmin);

test.each([
  ["the server's message, if there is one", new DatabaseError("disk full", "", 500), "disk full"],
  ["a general one otherwise", new DatabaseError("", "", 500), FALLBACK],
  ["a general one for errors of ours", new TypeError("x is undefined"), FALLBACK],
  ["that this browser is logged out", new AccessRefusedError(), refusals.loggedOut],
])("staff read %s", (_, error, text) => {
  expect(describeFailure(error, FALLBACK)).toMatch(text);
});

test("a refusal in spite of a login says first that the database does not accept it, and what to do", () => {
  unlockAdmin("old-token");
  expect(failureToast("Save Error", new AccessRefusedError("no such policy"), FALLBACK)).toEqual({
    variant: "destructive",
    title: "Save Error",
    description: `${refusals.notAccepted} (no such policy)`,
  });
});

test("without a backend the title is 'Error', whatever was tried", () => {
  const error = new ClientMissingError();
  expect(failureToast("Save Error", error, FALLBACK)).toMatchObject({
    title: "Error",
    description: error.message,
  });
});
