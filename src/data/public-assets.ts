import { queryOptions } from "@tanstack/react-query";
import { LEFT_OVER_AGE_MS, UPLOAD_BUCKET, UPLOAD_CACHE_SECONDS } from "@/config/admin-limits";
import { READ_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from "@/config/limits";
import { isRecord, parseJson } from "@/lib/json";
import { callFunction, getClient } from "./admin-client";
import { isInKeptText } from "./browser/kept-texts";
import { AccessRefusedError, DatabaseError, readReason, unexpectedResponseError } from "./errors";
import { queryClient } from "./query-client";
import { readText } from "./rows";

/** A place where a file is used, see `list_uploads()` in the migrations, or "unsaved". */
type FileUse = { place: string; title: string };

export type UploadedFile = {
  name: string;
  url: string;
  bytes: number;
  /** ISO 8601. */
  uploadedAt: string;
  /** The alt text that it has where it is used, as HTML; "" for none. */
  alt: string;
  uses: readonly FileUse[];
  /** Nothing uses it, and it is too old to be in a form that somebody has open. */
  isLeftOver: boolean;
};

/** The error of supabase-js for a failed call; `status` is set if there was a response. */
type StorageServiceError = Error & { status: number | undefined; statusCode: string | undefined };

/**
 * Uploads a file under a new name and returns its public address. If there is none, the file is
 * removed again and null is returned.
 * @throws {AccessRefusedError | DatabaseError | ClientMissingError}
 */
export async function uploadPublicAsset(name: string, file: File): Promise<string | null> {
  const bucket = (await getClient()).storage.from(UPLOAD_BUCKET);
  const { data, error } = await bucket
    .upload(name, file, {
      cacheControl: String(UPLOAD_CACHE_SECONDS),
      upsert: false,
      contentType: file.type,
    })
    // supabase-js throws a TypeError if the response is not an object.
    .catch((cause: unknown) => {
      throw new DatabaseError(NO_MESSAGE, "", 0, { cause });
    });
  if (error) throw convertStorageError(error);
  // Something else than the storage service may have answered.
  const key: unknown = data.fullPath;
  if (typeof key !== "string" || !key.endsWith(name)) throw new DatabaseError(NO_MESSAGE, "", 0);
  const { publicUrl } = bucket.getPublicUrl(name).data;
  if (publicUrl) return publicUrl;
  await bucket.remove([name]);
  return null;
}

/** All uploaded files, the newest first. Null for a database that cannot list them. */
export const uploadedFiles = queryOptions({
  queryKey: ["uploaded-files"],
  queryFn: listUploadedFiles,
  // Staff must see the current data.
  staleTime: 0,
  meta: { failure: "The uploaded pictures could not be read." },
});

async function listUploadedFiles(): Promise<UploadedFile[] | null> {
  const list = await callFunction("list_uploads", READ_TIMEOUT_MS);
  if (list === null) return null;
  if (!Array.isArray(list)) throw unexpectedResponseError();
  const bucket = (await getClient()).storage.from(UPLOAD_BUCKET);
  return list.filter(isRecord).map((file) => {
    const name = readText(file["name"]);
    const stored = Array.isArray(file["uses"]) ? file["uses"].filter(isRecord) : [];
    const uses = stored.map(({ place, title }) => ({
      place: readText(place),
      title: readText(title),
    }));
    if (isInKeptText(name)) uses.push({ place: "unsaved", title: "" });
    const uploadedAt = readText(file["created_at"]);
    return {
      name,
      url: bucket.getPublicUrl(name).data.publicUrl,
      bytes: Number(file["bytes"]) || 0,
      uploadedAt,
      alt: readText(file["alt"]),
      uses,
      isLeftOver: uses.length === 0 && Date.now() - Date.parse(uploadedAt) > LEFT_OVER_AGE_MS,
    };
  });
}

/** False for a file that only former versions and deleted rows use, or nothing. */
export function isInUse({ uses }: UploadedFile): boolean {
  return uses.some(({ place }) => place !== "version" && place !== "deleted");
}

/**
 * Deletes those of the files for good that are not in use, which the database is asked again.
 * Returns how many of them are in use.
 * @throws {AccessRefusedError | DatabaseError | ClientMissingError}
 */
export async function deleteUnusedFiles(names: readonly string[]): Promise<number> {
  const listed = async () =>
    ((await queryClient.query(uploadedFiles)) ?? []).filter(({ name }) => names.includes(name));
  const unused = (await listed()).filter((file) => !isInUse(file)).map(({ name }) => name);
  const bucket = (await getClient()).storage.from(UPLOAD_BUCKET);
  const { error } = unused.length > 0 ? await bucket.remove(unused) : { error: null };
  if (error) throw convertStorageError(error);
  const kept = await listed();
  // For row-level security, a file that may not be deleted is not there, and so it is no error.
  if (kept.some(({ name }) => unused.includes(name))) throw new AccessRefusedError();
  return kept.length;
}

/** An unexpected response has no message for staff. */
const NO_MESSAGE = "";

/**
 * The storage service answers refused requests with status 400 and has the real status in
 * `statusCode`.
 */
function convertStorageError(error: StorageServiceError): Error {
  const { status, statusCode = "" } = error;
  if (status === undefined) return new DatabaseError(describeNoResponse(error), "", 0);
  const isRefusal = [401, 403].some((code) => status === code || statusCode === String(code));
  const reason = isMadeUp(error.message) ? NO_MESSAGE : readReason(error.message);
  return isRefusal
    ? new AccessRefusedError(reason, { cause: error })
    : new DatabaseError(reason, statusCode, status, { cause: error });
}

/** What the protocol calls the status of a refusal or a fault, in place of a message. */
const STATUS_PHRASES =
  /^(?:HTTP \d+ error|Unauthorized|Forbidden|Not Found|Internal Server Error|Bad Gateway|Service Unavailable|Gateway Time-?out)$/i;

/**
 * supabase-js makes a message of a response that has none: the JSON of its body, or, if that is
 * HTML, the phrase for its status.
 */
function isMadeUp(message: string): boolean {
  return message === "null" || parseJson(message) !== null || STATUS_PHRASES.test(message);
}

function describeNoResponse(error: StorageServiceError): string {
  const cause = "originalError" in error ? error.originalError : null;
  if (cause instanceof DOMException && cause.name === "TimeoutError") {
    return `The upload did not finish within ${UPLOAD_TIMEOUT_MS / 60_000} minutes. Check your connection and try again.`;
  }
  return cause instanceof TypeError
    ? "The file storage could not be reached. Check your connection and try again."
    : NO_MESSAGE;
}
