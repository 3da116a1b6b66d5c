import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { enquiryFields } from "@/config/enquiry-fields";
import { listSearchWords } from "@/lib/search-text";
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
const REFERENCE: unknown = expect.stringMatching(/^ML-[2-9CFHKMQRTWXY]{5}$/);
const ACCEPTED = { reference: REFERENCE };
const TOO_MANY = { refused: "too_many" };
const BUSY = { refused: "busy" };

const ADMIN = { role: "anon", headers: headersWith("right") } as const;

/** What the form sends. The prefix of the references is not its own to choose. */
const makeEnquiry = (changes: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  prefix: "SCAM",
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
    await database.exec("update private.enquiry_settings set prefix = 'ML'");
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
  /**
   * Ten hours of a program that sends from so many addresses as much as it can, in half hours: the
   * table's own times are moved back.
   */
  const floodANight = (addresses: number) =>
    database.exec(`do $$
      declare
        enquiry jsonb := '${JSON.stringify(makeEnquiry({ email: "flood@evil.example" }))}';
      begin
        for half_hour in 1..20 loop
          enquiry := enquiry || jsonb_build_object(
            'message', (select string_agg(md5(random()::text), '') from generate_series(1, 250))
          );
          for number in 1..30 loop
            perform set_config('request.headers', json_build_object(
              'x-forwarded-for', '10.0.0.' || (30 * half_hour + number) % ${addresses}
            )::text, true);
            perform public.submit_enquiry(
              enquiry || jsonb_build_object('id', gen_random_uuid())
            );
          end loop;
          update private.enquiry_attempts set accepted_at = accepted_at - interval '30 minutes';
        end loop;
      end
      $$`);
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
      expect(await submitFrom(ADDRESS)).toEqual(BUSY);
    });

    test.each([
      ["Zoë O’Brien", "zoe o'brien"],
      ["N\u0303andu\u0301 \uFF21\uFF23\uFF2D\uFF25 Ⅳ", "ÑANDÚ acme iv"],
      ["Fußmatten — «Größe» 3×4", "fussmatten “grösse” 3x4"],
      ["łódź smørrebrød œuvre ætt þing", "lodz smorrebrod oeuvre aett thing"],
      ["soft\u00ADware zero\u200Bwidth", "software zerowidth"],
      ["שָׁלוֹם ג׳ירף", "שלום גירף"],
      ["ДИЗАЙН".toLowerCase(), "ДИЗАЙН"],
    ])("with %s is found by the words of a search for %s", async (product_interest, query) => {
      await submit(makeEnquiry({ product_interest }));
      const { rows } = await database.query(
        "select from public.enquiries where search_text like all ($1::text[])",
        [listSearchWords(query).map((word) => `%${word}%`)],
      );
      expect(rows).toHaveLength(1);
    });

    test("is found by each of its short texts, and by its reference", async () => {
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
        ].join("\n"),
      );
    });
  });

  describe("refused", () => {
    /** The limits in characters, as the form has them. */
    const limits = [...enquiryFields, { name: "page", limit: 500 }];
    const longText = (name: string, length: number) =>
      name === "email"
        ? `${"e".repeat(length - "@b.example".length)}@b.example`
        : "界".repeat(length);
    const FILE = { name: "a.pdf", type: "application/pdf", size: "1 MB" };

    test.each([null, 7, "text", [], {}, [makeEnquiry()]])("as incomplete: %j", async (value) => {
      expect(await submit(value)).toEqual({ refused: "incomplete" });
    });

    test.each(enquiryFields)("without its $name, if the form requires it", async (field) => {
      const answer = field.isRequired ? { refused: "incomplete" } : ACCEPTED;
      expect(await submit(makeEnquiry({ [field.name]: "" }))).toEqual(answer);
    });

    test.each([
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
      ...limits.map(({ name, limit }) => ({ [name]: longText(name, limit + 1) })),
      ...Object.keys(FILE).map((key) => ({ attachment: { ...FILE, [key]: "a".repeat(301) } })),
      { anything: "a".repeat(40_000) },
    ])("as too long: more than its characters, or bytes (case %$)", async (changes) => {
      expect(await submit(makeEnquiry(changes))).toEqual({ refused: "too_long" });
    });

    test("is none of exactly as many bytes as there may be", async () => {
      const enquiry = { ...makeEnquiry(), prefix: "ML", anything: "" };
      const { rows } = await database.query("select octet_length($1::jsonb::text) as bytes", [
        JSON.stringify(enquiry),
      ]);
      const fitting = "a".repeat(40_000 - Number(rows[0]?.["bytes"]));
      expect(await submit({ ...enquiry, anything: fitting })).toEqual(ACCEPTED);
      const longer = { ...enquiry, id: randomUUID(), anything: `${fitting}a` };
      expect(await submit(longer)).toEqual({ refused: "too_long" });
    });

    test("is none of the greatest length, of blanks, or sent after exactly two seconds", async () => {
      const longest: Record<string, unknown> = {};
      for (const { name, limit } of limits) longest[name] = longText(name, limit);
      const attachment = { name: "a".repeat(300), type: "b".repeat(300), size: "c".repeat(300) };
      const enquiry = makeEnquiry({ ...longest, attachment, seconds: 2 });
      expect(await submit(enquiry)).toEqual(ACCEPTED);
      expect(await submit(makeEnquiry({ name: " ", message: "\n" }))).toEqual(ACCEPTED);
    });
  });

  describe("the limit", () => {
    test.each([
      [5, "1 minute"],
      [20, "1 hour"],
      [50, "1 day"],
    ])("of one address is %i in %s", async (count, time) => {
      await submitFrom(ADDRESS);
      await database.exec(`insert into private.enquiry_attempts
        select sender_sha256, now() - interval '${time}' + interval '1 ms'
        from private.enquiry_attempts, generate_series(3, ${count})`);
      expect(await submitFrom(ADDRESS), "the last one").toEqual(ACCEPTED);
      expect(await submitFrom(ADDRESS)).toEqual(TOO_MANY);
      expect(await submitFrom(ANOTHER_ADDRESS)).toEqual(ACCEPTED);
      await ageAttempts("1 ms");
      expect(await submitFrom(ADDRESS)).toEqual(ACCEPTED);
    });

    test("of all is half of the day's number, and then the first of five addresses an hour", async () => {
      await addAttempts(148, "22 hours");
      expect(await submitFrom(ADDRESS)).toEqual(ACCEPTED);
      expect(await submitFrom(ADDRESS), "the last one").toEqual(ACCEPTED);
      expect(await submitFrom(ADDRESS)).toEqual(TOO_MANY);
      for (let host = 1; host <= 5; host += 1) {
        expect(await submitFrom(`192.0.2.${host}`)).toEqual(ACCEPTED);
      }
      expect(await submitFrom(ANOTHER_ADDRESS)).toEqual(TOO_MANY);
      await ageAttempts("1 hour");
      expect(await submitFrom(ANOTHER_ADDRESS)).toEqual(ACCEPTED);
      expect(await submitFrom(ANOTHER_ADDRESS)).toEqual(TOO_MANY);
    });

    test.each([
      ["was answered", "status = 'answered'", ACCEPTED],
      ["is old", "created_at = now() - interval '7 days 1 second'", ACCEPTED],
      ["is new", "created_at = now() - interval '7 days'", TOO_MANY],
    ])(
      "of all is for those of whom an enquiry %s, up to the day's number",
      async (_, change, answer) => {
        await submitFrom(ADDRESS);
        await database.exec(`update public.enquiries set ${change}`);
        await addAttempts(298, "1 hour");
        const last = makeEnquiry({ email: "ADA@buyer.example" });
        expect(await submit(last), "the last one").toEqual(answer);
        expect(await submitFrom(ADDRESS)).toEqual(TOO_MANY);
      },
    );

    test.each([1, 40, 200])(
      "leaves room for others after a night of flood from %i addresses",
      async (addresses) => {
        await submitFrom(ANOTHER_ADDRESS);
        await database.exec("update public.enquiries set status = 'answered'");
        await floodANight(addresses);
        expect(await submit(makeEnquiry(), sentFrom(ADDRESS)), "known").toEqual(ACCEPTED);
        const unknown = makeEnquiry({ email: "new@buyer.example" });
        expect(await submit(unknown, sentFrom("192.0.2.1"))).toEqual(ACCEPTED);
        expect((await readEnquiries()).length).toBeLessThanOrEqual(300);
      },
    );

    test("of the size of the table holds, whatever else is left of the limits", async () => {
      const known = makeEnquiry();
      const receipt = await submit(known);
      await database.exec(`insert into public.enquiries
        (id, reference, name, email, product_interest, message)
        select gen_random_uuid(), number, 'N', 'E', 'P', string_agg(md5(random()::text), '')
        from generate_series(1, 150) number, generate_series(1, 250)
        group by number`);
      const limitTo = (megabytes: number) =>
        database.query("update private.enquiry_settings set max_megabytes = $1", [megabytes]);
      await limitTo(1);
      expect(await submitFrom(ANOTHER_ADDRESS)).toEqual({ refused: "unavailable" });
      expect(await submit(known)).toEqual(receipt);
      await limitTo(100);
      expect(await submitFrom(ANOTHER_ADDRESS)).toEqual(ACCEPTED);
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

    const readSalts = async () => (await readRows("private.enquiry_salt"))[0] ?? {};
    const passMidnight = () => database.exec("update private.enquiry_salt set day = day - 1");

    test.each([
      ["the next enquiry", () => submitFrom(ADDRESS)],
      ["the daily deletion", () => database.exec("select private.delete_old_enquiries()")],
    ])("is forgotten after a day, and its key after another, with %s", async (_, act) => {
      await addAttempts(3, "1 day");
      await addAttempts(1, "23 hours 59 minutes");
      const { salt: first, day } = await readSalts();
      await passMidnight();
      await act();
      const { salt: second, ...others } = await readSalts();
      expect(others).toEqual({ id: true, former_salt: first, day });
      expect(second).not.toBe(first);
      const known = (await readAttempts()).filter((row) => row["sender_sha256"] === "other");
      expect(known).toHaveLength(1);
      await act();
      expect(await readSalts()).toMatchObject({ salt: second });
    });

    test("counts on when the day ends in the middle of a flood", async () => {
      for (let count = 0; count < 5; count += 1) await submitFrom(ADDRESS);
      await passMidnight();
      expect(await submitFrom(ADDRESS)).toEqual(TOO_MANY);
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

    test("is told of 20 in an hour, and with the last one that there can be more", async () => {
      await addAttempts(18, "59 minutes");
      for (let count = 0; count < 3; count += 1) await submitFrom(ADDRESS);
      const texts = (await readCalls()).map(({ body }) => JSON.stringify(body));
      const areLast = texts.map((text) => text.includes("only the admin shows the next ones"));
      expect(areLast).toEqual([false, true]);
      await ageAttempts("1 minute");
      await submitFrom(ADDRESS);
      expect(await readCalls()).toHaveLength(3);
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
    await owner.exec("update private.enquiry_settings set prefix = 'ML'");
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

  test("of one sender get through one after the other, and nobody waits", async () => {
    const enquiry = makeEnquiry();
    const answer = await submitAs(first, enquiry);
    expect(await submitAs(second, enquiry)).toEqual(BUSY);
    await first.exec("commit");
    expect(await submitAs(second, enquiry)).toEqual(answer);
    expect(await submitAs(second, makeEnquiry())).toEqual(ACCEPTED);
    await second.exec("commit");
  });

  test("of two senders do not hold each other up, unless they send the same enquiry", async () => {
    const enquiry = makeEnquiry();
    await actAs(second, { role: "anon", headers: sentFrom(ANOTHER_ADDRESS) });
    const answer = await submitAs(first, enquiry);
    expect(await submitAs(second, makeEnquiry())).toEqual(ACCEPTED);
    const waiting = submitAs(second, enquiry);
    await expect.poll(countWaiting).toBe(1);
    await first.exec("commit");
    expect(await waiting).toEqual(BUSY);
    expect(await submitAs(second, enquiry)).toEqual(answer);
    await second.exec("commit");
  });
});
