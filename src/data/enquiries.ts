import { makeFields } from "@/config/enquiry-fields";
import { READ_TIMEOUT_MS } from "@/config/limits";
import { referencePrefix } from "@/config/site";
import { isRecord } from "@/lib/json";
import type { ContactSubmission } from "./browser/enquiries";
import { getReader } from "./client";
import { FUNCTION_MISSING, toDatabaseError, unexpectedResponseError } from "./errors";

const REFUSALS = ["incomplete", "too_long", "robot", "too_many", "unavailable"] as const;

/**
 * Why the database did not take an enquiry, see `submit_enquiry()` in the migrations; "unavailable"
 * is a database without that function, or without room.
 */
export type Refusal = (typeof REFUSALS)[number];

export function isRefusal(text: unknown): text is Refusal {
  return REFUSALS.some((reason) => reason === text);
}

/** What the database says of an enquiry. */
export type Receipt = { reference: string } | { refused: Refusal };

export type OutgoingEnquiry = {
  /** A UUID. Sent again with the same one, an enquiry is stored once. */
  id: string;
  submission: ContactSubmission;
  /** The path of the page that the visitor came from, or "". */
  page: string;
  /** What was typed into the field that people do not see. */
  honeypot: string;
  /** Seconds since the form was opened. */
  seconds: number;
};

/**
 * Sends an enquiry. It may have arrived even if this rejects, as it does while the database is busy
 * with another one of the same sender.
 * @throws {DatabaseError | ClientMissingError}
 */
export async function submitEnquiry(enquiry: OutgoingEnquiry): Promise<Receipt> {
  const { submission, honeypot, ...rest } = enquiry;
  const client = await getReader();
  const signal = AbortSignal.timeout(READ_TIMEOUT_MS);
  const { data, error, status } = await client
    .rpc("submit_enquiry", {
      enquiry: {
        ...rest,
        ...makeFields((name) => submission[name]),
        attachment: submission.attachmentInfo,
        website: honeypot,
        // For a database that does not have it in its settings yet.
        prefix: referencePrefix,
      },
    })
    .retry(false)
    .abortSignal(signal);
  if (status === 0 || status >= 400) {
    throw toDatabaseError({ error, status, signal, timeoutMs: READ_TIMEOUT_MS });
  }
  const receipt: unknown = data;
  if (!isRecord(receipt)) throw unexpectedResponseError();
  if (typeof receipt["reference"] === "string") return { reference: receipt["reference"] };
  if (!isRefusal(receipt["refused"])) throw unexpectedResponseError();
  return { refused: receipt["refused"] };
}

/** False if the database certainly has no place for enquiries: its migration is missing. */
export async function acceptsEnquiries(): Promise<boolean> {
  const client = await getReader();
  const signal = AbortSignal.timeout(READ_TIMEOUT_MS);
  const { error } = await client.rpc("accepts_enquiries").retry(false).abortSignal(signal);
  return error?.code !== FUNCTION_MISSING;
}
