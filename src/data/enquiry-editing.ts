import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  type InfiniteData,
} from "@tanstack/react-query";
import { ENQUIRIES_PER_REQUEST, ENQUIRIES_PER_STEP } from "@/config/admin-limits";
import { READ_TIMEOUT_MS } from "@/config/limits";
import { normalizeForSearch, SPACES_AND_DASHES } from "@/lib/search-text";
import { isRecord } from "@/lib/json";
import { callFunction, getClient } from "./admin-client";
import type { AttachmentInfo, ContactSubmission } from "./browser/enquiries";
import { DatabaseError, UNIQUE_VIOLATION } from "./errors";
import { queryClient } from "./query-client";
import { readResponse, type Reader } from "./read";
import { readId, readText, readTimestamp, type StoredRow } from "./rows";
import { deleteOnce, writeExisting } from "./write";

/** An enquiry in the database. Its texts are as they were typed; those without a value are "". */
export type Enquiry = Omit<ContactSubmission, "id"> & {
  /** A UUID. */
  id: string;
  reference: string;
  isNew: boolean;
  /** The path of the page that the visitor came from. */
  page: string;
};

const enquiries = {
  required: ["id", "reference", "name", "email", "message"],
  normalize: (row: StoredRow): Enquiry => ({
    id: readId(row["id"]),
    reference: readText(row["reference"]),
    submittedAt: readTimestamp(row["created_at"]),
    isNew: row["status"] === "new",
    name: readText(row["name"]),
    email: readText(row["email"]),
    company: readText(row["company"]),
    phone: readText(row["phone"]),
    product_interest: readText(row["product_interest"]),
    message: readText(row["message"]),
    page: readText(row["page"]),
    attachmentInfo: readAttachment(row["attachment"]),
  }),
};

function readAttachment(stored: unknown): AttachmentInfo | null {
  if (!isRecord(stored)) return null;
  return {
    name: readText(stored["name"]),
    type: readText(stored["type"]),
    size: readText(stored["size"]),
  };
}

/** All but the text that is searched. */
const COLUMNS =
  "id, reference, created_at, status, name, email, company, phone, product_interest, message, attachment, page";

type EnquiryFilter = { isNewOnly: boolean; words: string };

type EnquiryList = {
  /** The newest first. */
  enquiries: Enquiry[];
  /** Of all that match, from the first of these on, also those that were not read. */
  total: number;
};

type Part = {
  count: number;
  /** The last one before. */
  after?: Enquiry | undefined;
  /** Ends the request. */
  signal?: AbortSignal;
};

/**
 * Reads enquiries that contain every one of the words, newest first. It goes on from a key and not
 * from a place, so that every one is reached, however many there are, and none is read twice.
 */
async function listEnquiries(
  { isNewOnly, words }: EnquiryFilter,
  { count, after, signal }: Part,
): Promise<EnquiryList> {
  const makeQuery = (client: Reader) => {
    let query = client.from("enquiries").select(COLUMNS, { count: "exact" });
    if (isNewOnly) query = query.eq("status", "new");
    // For the index; the other condition is for those of the same moment.
    if (after) query = query.lte("created_at", after.submittedAt);
    const conditions = makeConditions(words, after);
    if (conditions) query = query.or(conditions);
    const request = query.order("created_at", { ascending: false }).order("id").limit(count);
    if (!signal) return request;
    return {
      retry: (isEnabled: boolean) => ({
        abortSignal: (limit: AbortSignal) =>
          request.retry(isEnabled).abortSignal(whenEither(limit, signal)),
      }),
    };
  };
  const { rows, count: total } = await readRows(makeQuery);
  return { enquiries: rows, total: total ?? rows.length };
}

/** @throws {AccessRefusedError | DatabaseError | ClientMissingError} */
async function readRows(makeQuery: Parameters<typeof readResponse>[1]) {
  const result = await readResponse(enquiries, makeQuery, getClient);
  // Without the admin's key the database shows no enquiry, but refuses this call.
  if (result.rows.length === 0) await callFunction("enquiry_state", READ_TIMEOUT_MS);
  return result;
}

/**
 * One condition of PostgREST for all of them, because the embedded backend takes several for
 * alternatives: every word is in a short text, compared as `normalizeForSearch` does, or in the message.
 */
export function makeConditions(words: string, after?: Pick<Enquiry, "submittedAt" | "id">): string {
  const conditions = words
    .split(SPACES_AND_DASHES)
    .filter((word) => normalizeForSearch(word) !== "")
    .map(
      (word) =>
        `or(search_text.like.${toPattern(normalizeForSearch(word))},message.ilike.${toPattern(word)})`,
    );
  if (after) conditions.push(`or(created_at.lt.${after.submittedAt},id.gt.${after.id})`);
  return conditions.length > 0 ? `and(${conditions.join(",")})` : "";
}

/**
 * The signs with a meaning in a pattern of LIKE stand for themselves. Those with one in a condition
 * of PostgREST stand for any sign: the embedded backend reads its quotation marks otherwise.
 */
function toPattern(word: string): string {
  const pattern = word.replace(/[\\%_]/g, String.raw`\$&`).replace(/[,(){}"*]/g, "_");
  return `*${pattern}*`;
}

/** As `AbortSignal.any`, which older browsers do not have. */
function whenEither(...signals: AbortSignal[]): AbortSignal {
  const either = new AbortController();
  for (const signal of signals) {
    const abort = () => {
      either.abort(signal.reason);
    };
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort);
  }
  return either.signal;
}

/** The first part of all query keys of enquiries. */
const ALL_ENQUIRIES = "enquiries";

const UP_TO_DATE = {
  // Staff must see the current data.
  staleTime: 0,
  meta: { failure: "The enquiries could not be read." },
};

/** The first `count` enquiries. */
export const enquiryList = (filter: EnquiryFilter, count: number) =>
  queryOptions({
    queryKey: [ALL_ENQUIRIES, "list", filter, count],
    queryFn: () => listEnquiries(filter, { count }),
    ...UP_TO_DATE,
  });

/** The enquiries in steps. While others are read, the list shows the ones before. */
export const enquiryPages = (filter: EnquiryFilter) =>
  infiniteQueryOptions<EnquiryList, Error, EnquiryList, readonly unknown[], Enquiry | undefined>({
    queryKey: [ALL_ENQUIRIES, "pages", filter],
    queryFn: ({ pageParam, signal }) =>
      listEnquiries(filter, { count: ENQUIRIES_PER_STEP, after: pageParam, signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ enquiries: read, total }) =>
      read.length < total ? read.at(-1) : undefined,
    select: joinPages,
    placeholderData: keepPreviousData,
    ...UP_TO_DATE,
  });

function joinPages({ pages }: InfiniteData<EnquiryList>): EnquiryList {
  const read = pages.flatMap((page) => page.enquiries);
  const last = pages.at(-1);
  const left = last ? last.total - last.enquiries.length : 0;
  return { enquiries: read, total: read.length + left };
}

/** Reads all enquiries again. */
export function refreshEnquiries(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [ALL_ENQUIRIES] });
}

/** All enquiries, for a file. Calls `onProgress` with the number read so far, and that of all. */
export async function readAllEnquiries(
  onProgress: (read: number, total: number) => void,
): Promise<Enquiry[]> {
  const all: Enquiry[] = [];
  for (;;) {
    const { enquiries: part, total } = await listEnquiries(
      { isNewOnly: false, words: "" },
      { count: ENQUIRIES_PER_REQUEST, after: all.at(-1) },
    );
    all.push(...part);
    onProgress(all.length, all.length + total - part.length);
    if (part.length >= total) return all;
  }
}

async function exists(id: string): Promise<boolean> {
  const { rows } = await readRows((client) =>
    client.from("enquiries").select(COLUMNS).eq("id", id),
  );
  return rows.length > 0;
}

/**
 * Marks an enquiry as answered, or as new again. Returns false if it was deleted meanwhile.
 * @throws {AccessRefusedError | DatabaseError | ClientMissingError}
 */
export async function markEnquiry(id: string, isNew: boolean): Promise<boolean> {
  const marked = await writeExisting(
    (client) =>
      client
        .from("enquiries")
        .update({ status: isNew ? "new" : "answered" })
        .eq("id", id)
        .select("id"),
    () => exists(id),
  );
  return marked !== null;
}

/**
 * Deletes an enquiry; one that is gone already counts as deleted.
 * @throws {AccessRefusedError | DatabaseError | ClientMissingError}
 */
export async function deleteEnquiry(id: string): Promise<void> {
  await deleteOnce(
    (client) => client.from("enquiries").delete().eq("id", id).select("id"),
    () => exists(id),
  );
}

/**
 * Stores a deleted enquiry again, with its reference and its date.
 * @throws {AccessRefusedError | DatabaseError | ClientMissingError}
 */
export async function bringBackEnquiry(enquiry: Enquiry): Promise<void> {
  const { isNew, submittedAt, attachmentInfo, ...texts } = enquiry;
  const row = {
    ...texts,
    status: isNew ? "new" : "answered",
    created_at: submittedAt,
    attachment: attachmentInfo,
  };
  try {
    await writeExisting(
      (client) => client.from("enquiries").insert(row).select("id"),
      () => Promise.resolve(true),
    );
  } catch (error) {
    // Stored before, and the response was lost.
    const isStored = error instanceof DatabaseError && error.code === UNIQUE_VIOLATION;
    if (!isStored) throw error;
  }
}

/** Old enquiries are deleted every night. After this time without it, something is not set up. */
const CLEANING_LIMIT_MS = 8 * 24 * 60 * 60 * 1000;

/** Whether the database deletes old enquiries by itself, as the privacy page promises. */
export const enquiryCleaning = queryOptions({
  queryKey: [ALL_ENQUIRIES, "cleaning"],
  queryFn: async () => {
    const data = await callFunction("enquiry_state", READ_TIMEOUT_MS);
    if (!isRecord(data)) return { isWorking: false };
    const cleanedAt = Date.parse(String(data["cleaned_at"]));
    return { isWorking: Date.parse(String(data["now"])) - cleanedAt < CLEANING_LIMIT_MS };
  },
  meta: { failure: "Whether old enquiries are deleted could not be read." },
});
