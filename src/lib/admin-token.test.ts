import { describe, expect, test } from "vitest";
import { sha256 } from "./crypto";
import {
  createPasswordHash,
  deriveAdminToken,
  parsePasswordHash,
  PBKDF2_ROUNDS,
} from "./admin-token";

const SALT = "AAECAwQFBgcICQoLDA0ODw"; // the bytes 0 to 15
const VERIFIER = "ab".repeat(32);

describe("deriving the token", () => {
  test("equals that of other PBKDF2 implementations", async () => {
    const token = await deriveAdminToken("correct horse", { salt: SALT, rounds: PBKDF2_ROUNDS });
    expect(token).toBe("lqWQTC4IyNpCMF28xdfPGOrSY21J9ZUmtgbyZpYoFHM");
    expect(await sha256(token)).toBe(
      "1974394f08ae79c321487646ee15d2ab19771ed380bddf8b9374eb9f07575c29",
    );
  });

  test("treats both encodings of an accented letter as the same password", async () => {
    const options = { salt: SALT, rounds: 1 };
    const composed = await deriveAdminToken("caf\u00e9", options);
    expect(await deriveAdminToken("cafe\u0301", options)).toBe(composed);
  });
});

test("the same password gets a new salt each time", async () => {
  const [first, second] = await Promise.all([createPasswordHash("x"), createPasswordHash("x")]);
  expect(first.salt).not.toBe(second.salt);
});

describe("the text form", () => {
  const text = `pbkdf2-sha256$600000$${SALT}$${VERIFIER}`;

  test("may have the escapes of a .env file, and white space around it as copied lines do", () => {
    const copied = ` ${text.replaceAll("$", "\\$")}\n`;
    const hash = { rounds: PBKDF2_ROUNDS, salt: SALT, verifier: VERIFIER };
    expect(parsePasswordHash(copied)).toEqual(hash);
  });

  test.each([
    ["a plain password", "paper-lantern"],
    ["another algorithm", text.replace("pbkdf2-sha256", "pbkdf2-sha1")],
    ["too few rounds", text.replace("600000", "100000")],
    ["a salt that no bytes give", text.replace(SALT, `${SALT}abc`)],
    ["a short salt", text.replace(SALT, "AAAA")],
    ["a verifier cut short", text.slice(0, -1)],
    ["something after it", `${text}$more`],
  ])("%s is refused", (_, wrong) => {
    expect(parsePasswordHash(wrong)).toBeNull();
  });
});
