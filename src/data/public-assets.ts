import { UPLOAD_BUCKET, UPLOAD_CACHE_SECONDS } from "@/config/admin-limits";
import { UPLOAD_TIMEOUT_MS } from "@/config/limits";
import { parseJson } from "@/lib/json";
import { getClient } from "./admin-client";
import { AccessRefusedError, DatabaseError, readReason } from "./errors";

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
