import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { ENQUIRIES_PER_REQUEST } from "@/config/admin-limits";
import { READ_TIMEOUT_MS } from "@/config/limits";
import { foldWords } from "@/lib/fold-text";
import { isRecord } from "@/lib/json";
import { callFunction, getClient } from "./admin-client";
import type { AttachmentInfo, ContactSubmission } from "./browser/contact-submissions";
import { DatabaseError, UNIQUE_VIOLATION } from "./errors";
import { queryClient } from "./query-client";
import { readResponse, type Reader } from "./read";
import { readId, readText, readTimestamp, type StoredRow } from "./rows";
import { writeExisting } from "./write";

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

export type EnquiryFilter = { isNewOnly: boolean; words: string };

export type EnquiryList = {
  /** The newest first. */
  enquiries: Enquiry[];
  /** Of all that match, also those that were not read. */
  total: number;
};

/** Reads enquiries that contain every one of the words, newest first, from one of the places on. */
async function listEnquiries(
  { isNewOnly, words }: EnquiryFilter,
  first: number,
  count: number,
): Promise<EnquiryList> {
  const makeQuery = (client: Reader) => {
    let query = client.from("enquiries").select(COLUMNS, { count: "exact" });
    if (isNewOnly) query = query.eq("status", "new");
    for (const word of foldWords(words)) {
      if (word !== "") query = query.like("search_text", `%${escapePattern(word)}%`);
    }
    return query
      .order("created_at", { ascending: false })
      .order("id")
      .range(first, first + count - 1);
  };
  const { rows, count: total } = await readResponse(enquiries, makeQuery, getClient);
  return { enquiries: rows, total: total ?? rows.length };
}

/** The signs with a meaning in a pattern of LIKE stand for themselves. */
function escapePattern(word: string): string {
  return word.replace(/[\\%_]/g, String.raw`\$&`);
}

/** The first part of all query keys of enquiries. */
const ALL_ENQUIRIES = "enquiries";

/** The first `count` enquiries. While others are read, the list shows the ones before. */
export const enquiryList = (filter: EnquiryFilter, count: number) =>
  queryOptions({
    queryKey: [ALL_ENQUIRIES, "list", filter, count],
    queryFn: () => listEnquiries(filter, 0, count),
    placeholderData: keepPreviousData,
    // Staff must see the current data.
    staleTime: 0,
    meta: { failure: "The enquiries could not be read." },
  });

/** Reads all enquiries again. */
export function refreshEnquiries(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [ALL_ENQUIRIES] });
}

/** All enquiries, for a file. Calls `onProgress` with the number read so far, and that of all. */
export async function readAllEnquiries(
  onProgress: (read: number, total: number) => void,
): Promise<Enquiry[]> {
  const all = new Map<string, Enquiry>();
  for (let first = 0; ; first += ENQUIRIES_PER_REQUEST) {
    const part = await listEnquiries({ isNewOnly: false, words: "" }, first, ENQUIRIES_PER_REQUEST);
    // One that came in meanwhile moves the others to the next request.
    for (const enquiry of part.enquiries) all.set(enquiry.id, enquiry);
    onProgress(all.size, part.total);
    // A request from behind the last one on is an error for PostgREST.
    if (first + ENQUIRIES_PER_REQUEST >= part.total) return [...all.values()];
  }
}

async function exists(id: string): Promise<boolean> {
  const { rows } = await readResponse(
    enquiries,
    (client) => client.from("enquiries").select(COLUMNS).eq("id", id),
    getClient,
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
  await writeExisting(
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
