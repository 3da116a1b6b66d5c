import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { foldWords } from "@/lib/fold-text";
import type { ApiRequest, TestDatabase } from "../support/database.ts";
import {
  actAs,
  API_ROLES,
  beginAs,
  getErrorCode,
  hashOf,
  headersWith,
} from "../support/database.ts";
import { FAILING_HTTP_POST, PG_NET } from "../support/pg-net.ts";
import { createOnServer, hasPostgresServer, postgresEngines } from "../support/postgres-engines.ts";

const FORBIDDEN = "42501";
const CHECK_VIOLATION = "23514";

const URL_OF_HOOK = "https://chat.example/hooks/6470";
const ADDRESS = "198.51.100.7";
const ANOTHER_ADDRESS = "203.0.113.9";

const ANY_DATE: unknown = expect.any(Date);
const ANY_TEXT: unknown = expect.any(String);
const REFERENCE: unknown = expect.stringMatching(/^ML-[2-9CFHKMQRTWXY]{4}$/);
const ACCEPTED = { reference: REFERENCE };
const TOO_MANY = { refused: "too_many" };

const ADMIN = { role: "anon", headers: headersWith("right") } as const;

/** What the form sends. */
const makeEnquiry = (changes: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  prefix: "ML",
  name: "Ada Buyer",
  email: "ada@buyer.example",
  company: "Buyer Ltd.",
  phone: "+44 20 7946 0018",
  product_interest: "Electronics",
  message: "Do you check kettles?\nA thousand of them.",
  attachment: null,
  page: "/services/quality-control",
  website: "",
  seconds: 12.5,
  ...changes,
});

const sentFrom = (address: string) => headersWith("none", { "x-forwarded-for": address });

async function submitAs(database: TestDatabase, enquiry: unknown): Promise<unknown> {
  const { rows } = await database.query("select public.submit_enquiry($1::jsonb) as answer", [
    JSON.stringify(enquiry),
  ]);
  return rows[0]?.["answer"];
}

describe.each(postgresEngines)("on $name", ({ create }) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await create();
    await database.exec(PG_NET);
  });
  afterAll(() => database.close());
  beforeEach(() => database.exec("begin"));
  afterEach(() => database.exec("rollback"));

  async function submit(enquiry: unknown, headers = sentFrom(ADDRESS)): Promise<unknown> {
    await actAs(database, { role: "anon", headers });
    const answer = await submitAs(database, enquiry);
    await database.exec("reset role");
    return answer;
  }
  const submitFrom = (address: string) => submit(makeEnquiry(), sentFrom(address));

  async function readRows(table: string) {
    const { rows } = await database.query(`select * from ${table}`);
    return rows;
  }
  const readEnquiries = () => readRows("public.enquiries");
  const readReference = async () => String((await readEnquiries())[0]?.["reference"]);
  const readAttempts = () => readRows("private.enquiry_attempts");

  /** Others have sent so many, as long ago. */
  const addAttempts = (count: number, age: string) =>
    database.exec(`insert into private.enquiry_attempts
      select 'other', now() - interval '${age}' from generate_series(1, ${count})`);
  /** Time passes for what was sent until now. */
  const ageAttempts = (age: string) =>
    database.exec(`update private.enquiry_attempts
      set accepted_at = accepted_at - interval '${age}'`);

  describe("an enquiry", () => {
    test.each(API_ROLES)("of %s is stored as a new one, with a reference to tell", async (role) => {
      const enquiry = makeEnquiry();
      await actAs(database, { role, headers: sentFrom(ADDRESS) });
      const answer = await submitAs(database, enquiry);
      await database.exec("reset role");
      const { prefix: _, website: __, seconds: ___, ...stored } = enquiry;
      expect(await readEnquiries()).toEqual([
        {
          ...stored,
          reference: REFERENCE,
          status: "new",
          created_at: ANY_DATE,
          search_text: ANY_TEXT,
        },
      ]);
      expect(answer).toEqual({ reference: await readReference() });
    });

    test("keeps of a file what the form tells of it, and nothing else", async () => {
      const attachment = { name: "drawing.pdf", type: "", size: "1.2 MB" };
      await submit(makeEnquiry({ attachment: { ...attachment, content: "a".repeat(1000) } }));
      const [row] = await readEnquiries();
      expect(row?.["attachment"]).toEqual(attachment);
    });

    test("that is sent again gets the same reference, is stored once and counts nowhere", async () => {
      const enquiry = makeEnquiry();
      const answer = await submit(enquiry);
      for (let count = 0; count < 4; count += 1) await submitFrom(ADDRESS);
      expect(await submitFrom(ADDRESS)).toEqual(TOO_MANY);
      expect(await submit({ ...enquiry, message: "Changed" })).toEqual(answer);
      expect(await readEnquiries()).toHaveLength(5);
      expect(await readAttempts()).toHaveLength(5);
    });

    test("gets another reference if the first one is taken, and none if all are", async () => {
      await database.exec(`
        create sequence private.tries;
        create or replace function private.make_enquiry_reference(prefix text) returns text
        language sql as $$ select prefix || '-' || (nextval('private.tries') / 3) $$;
      `);
      const references = [await submitFrom(ADDRESS), await submitFrom(ADDRESS)];
      expect(references).toEqual([{ reference: "ML-0" }, { reference: "ML-1" }]);
      await database.exec(`create or replace function private.make_enquiry_reference(prefix text)
        returns text language sql as $$ select 'ML-0' $$`);
      expect(await submitFrom(ADDRESS)).toEqual(TOO_MANY);
    });

    test.each([
      ["Zoë O’Brien", "zoe o'brien"],
      ["N\u0303andu\u0301 \uFF21\uFF23\uFF2D\uFF25 Ⅳ", "ÑANDÚ acme iv"],
      ["Fußmatten — «Größe» 3×4", "fussmatten “grösse” 3x4"],
      ["łódź smørrebrød œuvre ætt þing", "lodz smorrebrod oeuvre aett thing"],
      ["soft\u00ADware zero\u200Bwidth", "software zerowidth"],
      ["שָׁלוֹם ג׳ירף", "שלום גירף"],
      ["ДИЗАЙН".toLowerCase(), "ДИЗАЙН"],
    ])("with %s is found by the words of a search for %s", async (message, query) => {
      await submit(makeEnquiry({ message }));
      const { rows } = await database.query(
        "select from public.enquiries where search_text like all ($1::text[])",
        [foldWords(query).map((word) => `%${word}%`)],
      );
      expect(rows).toHaveLength(1);
    });

    test("is found by each of its texts, and by its reference", async () => {
      await submit(makeEnquiry());
      const [row] = await readEnquiries();
      expect(row?.["search_text"]).toBe(
        [
          (await readReference()).toLowerCase(),
          "ada buyer",
          "ada@buyer.example",
          "buyer ltd.",
          "+44 20 7946 0018",
          "electronics",
          "do you check kettles?\na thousand of them.",
        ].join("\n"),
      );
    });
  });

  describe("refused", () => {
    /** The limits in characters, as the form has them. */
    const MAX_LENGTHS = {
      name: 320,
      company: 200,
      phone: 200,
      product_interest: 1000,
      message: 20_000,
      page: 500,
    };
    const FILE = { name: "a.pdf", type: "application/pdf", size: "1 MB" };
    const longEmail = (length: number) => `${"e".repeat(length - "@b.example".length)}@b.example`;

    test.each([null, 7, "text", [], {}, [makeEnquiry()]])("as incomplete: %j", async (value) => {
      expect(await submit(value)).toEqual({ refused: "incomplete" });
    });

    test.each([
      ["incomplete", { name: "" }],
      ["incomplete", { email: "" }],
      ["incomplete", { product_interest: "" }],
      ["incomplete", { message: "" }],
      ["incomplete", { message: 7 }],
      ["incomplete", { company: null }],
      ["incomplete", { phone: undefined }],
      ["incomplete", { page: ["/"] }],
      ["incomplete", { email: "ada" }],
      ["incomplete", { email: "@buyer.example" }],
      ["incomplete", { email: "ada@" }],
      ["incomplete", { email: "ada @buyer.example" }],
      ["incomplete", { id: "7" }],
      ["incomplete", { id: `${randomUUID()}0` }],
      ["incomplete", { id: undefined }],
      ["incomplete", { prefix: "ml" }],
      ["incomplete", { prefix: "M" }],
      ["incomplete", { prefix: "MANDARIN" }],
      ["incomplete", { attachment: "a.pdf" }],
      ["incomplete", { attachment: { ...FILE, size: 7 } }],
      ["incomplete", { attachment: { name: "a.pdf" } }],
      ["robot", { website: "https://spam.example" }],
      ["robot", { website: undefined }],
      ["robot", { seconds: 1.99 }],
      ["robot", { seconds: "12" }],
      ["robot", { seconds: undefined }],
    ])("as %s: %j", async (refused, changes) => {
      expect(await submit(makeEnquiry(changes))).toEqual({ refused });
      expect(await readEnquiries()).toEqual([]);
      expect(await readAttempts()).toEqual([]);
    });

    test.each([
      ...Object.entries(MAX_LENGTHS).map(([key, length]) => ({ [key]: "界".repeat(length + 1) })),
      { email: longEmail(321) },
      ...Object.keys(FILE).map((key) => ({ attachment: { ...FILE, [key]: "a".repeat(301) } })),
    ])("as too long: more than its characters (case %$)", async (changes) => {
      expect(await submit(makeEnquiry(changes))).toEqual({ refused: "too_long" });
    });

    test("is none of the greatest length, of blanks, or sent after exactly two seconds", async () => {
      const longest: Record<string, unknown> = { email: longEmail(320) };
      for (const [key, length] of Object.entries(MAX_LENGTHS)) longest[key] = "界".repeat(length);
      const attachment = { name: "a".repeat(300), type: "b".repeat(300), size: "c".repeat(300) };
      const enquiry = makeEnquiry({ ...longest, attachment, seconds: 2 });
      expect(await submit(enquiry)).toEqual(ACCEPTED);
      expect(await submit(makeEnquiry({ name: " ", message: "\n" }))).toEqual(ACCEPTED);
    });
  });

  describe("the limit", () => {
    test("of one address is five in a minute", async () => {
      for (let count = 0; count < 5; count += 1) {
        expect(await submitFrom(ADDRESS)).toEqual(ACCEPTED);
      }
      expect(await submitFrom(ADDRESS)).toEqual(TOO_MANY);
      expect(await submitFrom(ANOTHER_ADDRESS)).toEqual(ACCEPTED);
      await ageAttempts("59.999 seconds");
      expect(await submitFrom(ADDRESS)).toEqual(TOO_MANY);
      await ageAttempts("0.001 seconds");
      expect(await submitFrom(ADDRESS)).toEqual(ACCEPTED);
    });

    test("of all is 300 in an hour, and then one of each address that has sent none", async () => {
      await submitFrom(ADDRESS);
      await addAttempts(298, "59 minutes");
      expect(await submitFrom(ADDRESS)).toEqual(ACCEPTED);
      expect(await submitFrom(ADDRESS)).toEqual(TOO_MANY);
      expect(await submitFrom(ANOTHER_ADDRESS)).toEqual(ACCEPTED);
      expect(await submitFrom(ANOTHER_ADDRESS)).toEqual(TOO_MANY);
      await ageAttempts("1 minute");
      expect(await submitFrom(ADDRESS)).toEqual(ACCEPTED);
    });

    test("of all is 600 in an hour for everybody", async () => {
      await addAttempts(599, "59 minutes");
      expect(await submitFrom(ADDRESS)).toEqual(ACCEPTED);
      expect(await submitFrom(ANOTHER_ADDRESS)).toEqual(TOO_MANY);
      await ageAttempts("1 minute");
      expect(await submitFrom(ANOTHER_ADDRESS)).toEqual(ACCEPTED);
      expect(await readAttempts()).toHaveLength(2);
    });

    test.each([
      ["x-forwarded-for", { "x-forwarded-for": `${ADDRESS}, ${ANOTHER_ADDRESS}` }, ADDRESS],
      [
        "cf-connecting-ip, whatever else is forged",
        { "cf-connecting-ip": ADDRESS, "x-forwarded-for": ANOTHER_ADDRESS },
        ADDRESS,
      ],
      ["the network of IPv6", { "x-forwarded-for": "2001:db8:1:2:a::1" }, "2001:db8:1:2:b::2"],
      ["IPv4 in IPv6", { "x-forwarded-for": `::ffff:${ADDRESS}` }, `::ffff:${ADDRESS}`],
      ["what is no address", { "x-forwarded-for": "unknown" }, "unknown"],
    ])("counts by %s", async (_, headers, sameAddress) => {
      for (let count = 0; count < 5; count += 1) {
        expect(await submit(makeEnquiry(), headersWith("none", headers))).toEqual(ACCEPTED);
      }
      expect(await submitFrom(sameAddress)).toEqual(TOO_MANY);
      expect(await submitFrom(ANOTHER_ADDRESS)).toEqual(ACCEPTED);
      expect(await submitFrom("2001:db8:1:3::")).toEqual(ACCEPTED);
      expect(await submitFrom(`::ffff:${ANOTHER_ADDRESS}`)).toEqual(ACCEPTED);
    });

    test.each([
      ["without an address", headersWith("none")],
      ["without headers", ""],
      ["with malformed headers", "{x-forwarded-for"],
      ["with headers that are a list", "[]"],
    ])("counts requests %s together", async (_, headers) => {
      for (let count = 0; count < 5; count += 1) {
        expect(await submit(makeEnquiry(), headers)).toEqual(ACCEPTED);
      }
      expect(await submit(makeEnquiry(), headersWith("none"))).toEqual(TOO_MANY);
    });
  });

  describe("the address of a sender", () => {
    test("is stored nowhere, nor a hash of it that others could compute", async () => {
      await submitFrom(ADDRESS);
      const { rows: tables } = await database.query(
        `select oid::regclass::text as name from pg_class
         where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'private')`,
      );
      let stored = "";
      for (const { name } of tables) stored += JSON.stringify(await readRows(String(name)));
      expect(stored).toContain("Ada Buyer");
      expect(stored).not.toContain(ADDRESS);
      expect(stored).not.toContain(hashOf(ADDRESS));
    });

    const readSalt = async () => {
      const { rows } = await database.query(
        `select salt, day = (now() at time zone 'UTC')::date as "isOfToday"
         from private.enquiry_salt`,
      );
      return rows;
    };

    test.each([
      ["the next enquiry", () => submitFrom(ADDRESS)],
      ["the daily deletion", () => database.exec("select private.delete_old_enquiries()")],
    ])("is forgotten after an hour and a day, with %s", async (_, act) => {
      await addAttempts(3, "1 hour");
      await addAttempts(1, "59 minutes");
      await database.exec("update private.enquiry_salt set day = day - 1");
      const [yesterday] = await readSalt();
      await act();
      const salts = await readSalt();
      expect(salts).toEqual([{ salt: ANY_TEXT, isOfToday: true }]);
      expect(salts[0]?.["salt"]).not.toBe(yesterday?.["salt"]);
      const others = (await readAttempts()).filter((row) => row["sender_sha256"] === "other");
      expect(others).toHaveLength(1);
      await act();
      expect(await readSalt()).toEqual(salts);
    });
  });

  describe("the hook", () => {
    beforeEach(() =>
      database.query("update private.enquiry_settings set hook_url = $1", [URL_OF_HOOK]),
    );

    const readCalls = () => readRows("net.calls");

    test("gets who sent what about, without email address and message, once", async () => {
      const enquiry = makeEnquiry();
      await submit(enquiry);
      await submit(enquiry);
      await submit(makeEnquiry({ seconds: 0 }));
      const reference = await readReference();
      const line = `New enquiry ${reference} from Ada Buyer: Electronics`;
      expect(await readCalls()).toMatchObject([{ url: URL_OF_HOOK, timeout_milliseconds: 10_000 }]);
      expect((await readCalls())[0]?.["body"]).toEqual({
        text: line,
        content: line,
        reference,
        name: "Ada Buyer",
        product_interest: "Electronics",
      });
    });

    test("of Google Chat, which refuses other fields, gets the text alone", async () => {
      const url = "https://chat.googleapis.com/v1/spaces/A/messages?key=k";
      await database.query("update private.enquiry_settings set hook_url = $1", [url]);
      await submitFrom(ADDRESS);
      const text = `New enquiry ${await readReference()} from Ada Buyer: Electronics`;
      expect((await readCalls())[0]?.["body"]).toEqual({ text });
    });

    test.each([
      ["<!channel> <@U024BE7LH> @everyone", "‹!channel› ‹＠U024BE7LH› ＠everyone"],
      ["<https://evil.example|our site>", "‹https : / / evil. example|our site›"],
      ["[ours](https://evil.example)", "（ours）(https : / / evil. example)"],
      ["see www.evil.example", "see www. evil. example"],
      ["a\nb\r\nc\td\u0007e\u2028f\u202Eg", "a b  c d e f g"],
      ["Acme Co., Ltd.: 3.5 mm & 2/3 ...", "Acme Co., Ltd.: 3.5 mm & 2/3 ..."],
      ["x".repeat(250), "x".repeat(200)],
    ])("makes %j harmless in a chat", async (typed, shown) => {
      await submit(makeEnquiry({ name: typed, product_interest: typed }));
      const [call] = await readCalls();
      const line = `New enquiry ${await readReference()} from ${shown}: ${shown}`;
      const texts = { text: line, content: line, name: shown, product_interest: shown };
      expect(call?.["body"]).toMatchObject(texts);
    });

    test.each([
      ["that fails", FAILING_HTTP_POST],
      ["where pg_net is missing", "drop schema net cascade"],
      ["that is not set", "update private.enquiry_settings set hook_url = null"],
    ])("%s never loses an enquiry", async (_, change) => {
      await database.exec(change);
      expect(await submitFrom(ADDRESS)).toEqual(ACCEPTED);
      expect(await readEnquiries()).toHaveLength(1);
      expect(await readAttempts()).toHaveLength(1);
    });

    test("is not told of an enquiry that staff bring back", async () => {
      await actAs(database, ADMIN);
      await database.exec(`insert into public.enquiries
        (id, reference, name, email, product_interest, message)
        values (gen_random_uuid(), 'ML-7K3Q', 'N', 'E', 'P', 'M'); reset role`);
      expect(await readCalls()).toEqual([]);
    });

    test.each(["http://chat.example/", "https://", "https://chat.example/ x"])(
      "cannot be %j",
      async (url) => {
        const change = database.query("update private.enquiry_settings set hook_url = $1", [url]);
        expect(await getErrorCode(change)).toBe(CHECK_VIOLATION);
      },
    );
  });

  describe("old enquiries", () => {
    const addOld = (reference: string, age: string) =>
      database.query(
        `insert into public.enquiries
           (id, created_at, reference, name, email, product_interest, message)
         values (gen_random_uuid(), now() - $1::interval, $2, 'N', 'E', 'P', 'M')`,
        [age, reference],
      );
    const readReferences = async () => {
      const { rows } = await database.query(
        "select reference from public.enquiries order by reference",
      );
      return rows.map(({ reference }) => reference);
    };
    const deleteOld = () => database.exec("select private.delete_old_enquiries()");

    test("are deleted after as many months as are set, by default 24", async () => {
      await addOld("ML-2222", "5 months 27 days");
      await addOld("ML-3333", "6 months");
      await addOld("ML-4444", "23 months 27 days");
      await addOld("ML-5555", "24 months");
      await deleteOld();
      expect(await readReferences()).toEqual(["ML-2222", "ML-3333", "ML-4444"]);
      await database.exec("update private.enquiry_settings set keep_months = 6");
      await deleteOld();
      expect(await readReferences()).toEqual(["ML-2222"]);
    });

    test("are kept for a month at least", async () => {
      const change = database.exec("update private.enquiry_settings set keep_months = 0");
      expect(await getErrorCode(change)).toBe(CHECK_VIOLATION);
    });

    async function readState(request: ApiRequest) {
      await actAs(database, request);
      const { rows } = await database.query("select public.enquiry_state() as state");
      await database.exec("reset role");
      return rows[0]?.["state"];
    }

    test.each(API_ROLES)(
      "were deleted when the state says so, which %s reads with the right key only",
      async (role) => {
        await database.exec("savepoint called");
        for (const key of ["none", "wrong"] as const) {
          const reading = readState({ role, headers: headersWith(key) });
          expect(await getErrorCode(reading)).toBe(FORBIDDEN);
          await database.exec("rollback to called");
        }
        const ANY_TIME: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/);
        await database.exec("set local time zone 'UTC'");
        expect(await readState({ ...ADMIN, role })).toEqual({ cleaned_at: null, now: ANY_TIME });
        await deleteOld();
        expect(await readState({ ...ADMIN, role })).toEqual({
          cleaned_at: ANY_TIME,
          now: ANY_TIME,
        });
      },
    );
  });

  test.each(API_ROLES)("%s can ask whether enquiries are accepted", async (role) => {
    await actAs(database, { role, headers: headersWith("none") });
    const { rows } = await database.query("select public.accepts_enquiries() as answer");
    expect(rows).toEqual([{ answer: true }]);
  });

  test("an enquiry is new or answered, and nothing else", async () => {
    await submitFrom(ADDRESS);
    await database.exec("update public.enquiries set status = 'answered'");
    const change = database.exec("update public.enquiries set status = 'spam'");
    expect(await getErrorCode(change)).toBe(CHECK_VIOLATION);
  });
});

describe.runIf(hasPostgresServer)("two connections to a PostgreSQL server", () => {
  let owner: TestDatabase;
  let first: TestDatabase;
  let second: TestDatabase;

  beforeAll(async () => {
    let connect: () => Promise<TestDatabase>;
    ({ database: owner, connect } = await createOnServer());
    [first, second] = [await connect(), await connect()];
  });
  afterAll(() => Promise.all([owner, first, second].map((connection) => connection.close())));
  beforeEach(async () => {
    await owner.exec("truncate public.enquiries, private.enquiry_attempts");
    const request = { role: "anon", headers: sentFrom(ADDRESS) } as const;
    await beginAs(first, request);
    await beginAs(second, request);
  });

  const countWaiting = async () =>
    (await owner.query("select from pg_locks where not granted")).rows.length;

  /** The second begins while the first has not ended. */
  async function submitBoth(enquiries: [unknown, unknown]) {
    const answer = await submitAs(first, enquiries[0]);
    const waiting = submitAs(second, enquiries[1]);
    await expect.poll(countWaiting).toBe(1);
    await first.exec("commit");
    const answers = [answer, await waiting];
    await second.exec("commit");
    const { rows } = await owner.query("select from public.enquiries");
    return { answers, stored: rows.length };
  }

  test("that send the same enquiry get the same reference", async () => {
    const enquiry = makeEnquiry();
    const { answers, stored } = await submitBoth([enquiry, enquiry]);
    expect(answers).toEqual([ACCEPTED, answers[0]]);
    expect(stored).toBe(1);
  });

  test("do not pass the limit together", async () => {
    for (let count = 0; count < 4; count += 1) {
      await beginAs(owner, { role: "anon", headers: sentFrom(ADDRESS) });
      await submitAs(owner, makeEnquiry());
      await owner.exec("commit");
    }
    const { answers, stored } = await submitBoth([makeEnquiry(), makeEnquiry()]);
    expect(answers).toEqual([ACCEPTED, TOO_MANY]);
    expect(stored).toBe(5);
  });
});
