import { http, HttpResponse } from "msw";
import { makeGate } from "../gate";
import { backend } from "./backend";

/** The URL of the functions in the unit tests (vite.config.ts). */
const RPC_URL = "http://backend.test/rest/v1/rpc";

type Sent = Readonly<Record<string, unknown>>;

/**
 * The response to a submitted enquiry; null is no connection, "never" is one that never comes,
 * "missing" is that of a database without the function.
 */
type Answer = object | "never" | "missing" | null;

/**
 * Responds as the functions that take enquiries. Everything that was sent is in `sent`, oldest first;
 * a test may change `answer`, and hold it back until the promise `gate` resolves.
 */
export function serveEnquiries() {
  const enquiries: { sent: Sent[]; answer: Answer; gate: Promise<unknown> | null } = {
    sent: [],
    answer: { reference: "ML-7K3Q" },
    gate: null,
  };
  backend.use(
    http.post(`${RPC_URL}/accepts_enquiries`, () => HttpResponse.json(true)),
    http.post(`${RPC_URL}/submit_enquiry`, async ({ request }) => {
      const body: unknown = await request.json();
      const sent = typeof body === "object" && body !== null && "enquiry" in body && body.enquiry;
      enquiries.sent.push({ ...(typeof sent === "object" && sent) });
      await enquiries.gate;
      const { answer } = enquiries;
      if (answer === null) return HttpResponse.error();
      if (answer === "missing") return makeMissing("submit_enquiry");
      if (answer === "never") return new Promise<never>(() => undefined);
      return HttpResponse.json(answer);
    }),
  );
  return enquiries;
}

/** Responds as a database without the migration of the enquiries. */
export function serveNoEnquiries() {
  backend.use(http.post(`${RPC_URL}/accepts_enquiries`, () => makeMissing("accepts_enquiries")));
}

function makeMissing(name: string) {
  const message = `Could not find the function public.${name} in the schema cache`;
  return HttpResponse.json({ code: "PGRST202", message }, { status: 404 });
}

/** Responds as a database that deletes old enquiries; null is one that does not. */
export function serveCleaning(cleanedAt: string | null = "2026-11-28T03:30:00Z") {
  backend.use(
    http.post(`${RPC_URL}/enquiry_state`, () =>
      HttpResponse.json({ cleaned_at: cleanedAt, now: "2026-11-28T12:00:00Z" }),
    ),
  );
}

/** Responds as a database that does not accept the admin's key. */
export function refuseEnquiryState() {
  const body = { code: "42501", message: "Not permitted." };
  backend.use(
    http.post(`${RPC_URL}/enquiry_state`, () => HttpResponse.json(body, { status: 401 })),
  );
}

/** Holds back the responses to deletions until `release` is called. */
export function delayDeletions() {
  const { opened, open } = makeGate();
  // Without a response of its own, the next handler responds.
  backend.use(
    http.delete("http://backend.test/rest/v1/enquiries", async () => {
      await opened;
    }),
  );
  return { release: open };
}

/** A row of the table. Enquiry 1 is the newest; the others follow a day apart. */
export function makeEnquiryRow(number: number, changes: Readonly<Record<string, unknown>> = {}) {
  return {
    id: `00000000-0000-4000-a000-${String(number).padStart(12, "0")}`,
    reference: `ML-222${number}`,
    created_at: new Date(Date.UTC(2026, 10, 28 - number, 9, 42)).toISOString(),
    status: "new",
    name: `Visitor ${number}`,
    email: `visitor-${number}@example.com`,
    company: "",
    phone: "",
    product_interest: `Product ${number}`,
    message: `Message ${number}`,
    attachment: null,
    page: "",
    ...changes,
  };
}
