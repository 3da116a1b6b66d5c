import { UPLOAD_BUCKET, UPLOAD_CACHE_SECONDS, UPLOAD_TIMEOUT_MS } from "@/config/limits";
import "./admin-requests";
import { getClient } from "./client";
import { AccessRefusedError, DatabaseError } from "./errors";

/** What supabase-js says about a refused or failed call; it has a status if an answer came. */
type StorageFault = Error & { status: number | undefined; statusCode: string | undefined };

/**
 * Stores a file under a new name and gives its public address. Null when there is none to be had;
 * the file is removed again then.
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
    // supabase-js breaks on an answer that is no object.
    .catch((cause: unknown) => {
      throw new DatabaseError(NO_WORDS, "", 0, { cause });
    });
  if (error) throw toDatabaseFault(error);
  if (!isKeyOf(name, data.fullPath)) throw new DatabaseError(NO_WORDS, "", 0);
  const { publicUrl } = bucket.getPublicUrl(name).data;
  if (publicUrl) return publicUrl;
  await bucket.remove([name]);
  return null;
}

/** Nobody can say anything about an answer that makes no sense. */
const NO_WORDS = "";

/** What the storage calls the file it has stored; another answer is somebody else's. */
function isKeyOf(name: string, key: unknown): boolean {
  return typeof key === "string" && key.endsWith(name);
}

/** The storage answers 400 to a refusal of the policies and gives its real code beside it. */
function toDatabaseFault(error: StorageFault): Error {
  const { message, status, statusCode = "" } = error;
  if (status === undefined) return new DatabaseError(noAnswer(error), "", 0);
  const isRefusal = [401, 403].some((code) => status === code || statusCode === String(code));
  return isRefusal
    ? new AccessRefusedError(message)
    : new DatabaseError(message, statusCode, status);
}

function noAnswer(error: StorageFault): string {
  const cause = "originalError" in error ? error.originalError : null;
  if (cause instanceof DOMException && cause.name === "TimeoutError") {
    return `The upload did not finish within ${UPLOAD_TIMEOUT_MS / 60_000} minutes. Check your connection and try again.`;
  }
  return cause instanceof TypeError
    ? "The file storage could not be reached. Check your connection and try again."
    : NO_WORDS;
}
