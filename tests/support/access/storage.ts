import type { TestRequest } from "./send.ts";

export const BUCKET = "public_assets";
export const KEPT_FILE = "kept.png";
export const KEPT_CONTENT = "kept";
export const ADDED_FILE = "added.png";

const asImage = { "content-type": "image/png" };
const asJson = { "content-type": "application/json" };

const objects = "/storage/v1/object";
const object = (name: string) => `${objects}/${BUCKET}/${name}`;

/** The parts that requests to copy and to move a file share. */
const transfer = (sourceKey: string, destinationKey: string) => ({
  method: "POST",
  headers: asJson,
  body: JSON.stringify({ bucketId: BUCKET, sourceKey, destinationKey }),
});

/** The following make requests to the storage API, without sending them. */
export const upload = (name: string, body: string): TestRequest => ({
  method: "POST",
  path: object(name),
  headers: asImage,
  body,
});

export const listFiles: TestRequest = {
  method: "POST",
  path: `${objects}/list/${BUCKET}`,
  headers: asJson,
  body: "{}",
};

export const readFile = (name: string): TestRequest => ({
  path: `${objects}/public/${BUCKET}/${name}`,
});

export const removeFiles = (...names: string[]): TestRequest => ({
  method: "DELETE",
  path: `${objects}/${BUCKET}`,
  headers: asJson,
  body: JSON.stringify({ prefixes: names }),
});

/** Requests for every operation on files: the upload of a new one, and the others on `name`. */
export function makeFileRequests(name: string) {
  const content = "changed";
  return {
    upload: upload(ADDED_FILE, content),
    overwrite: { ...upload(name, content), headers: { ...asImage, "x-upsert": "true" } },
    replace: { ...upload(name, content), method: "PUT" },
    read: readFile(name),
    list: listFiles,
    signDownload: {
      method: "POST",
      path: `${objects}/sign/${BUCKET}/${name}`,
      headers: asJson,
      body: '{"expiresIn":60}',
    },
    signUpload: { method: "POST", path: `${objects}/upload/sign/${BUCKET}/signed.png` },
    copy: { ...transfer(name, "copied.png"), path: `${objects}/copy` },
    move: { ...transfer(name, "moved.png"), path: `${objects}/move` },
    remove: removeFiles(name, ADDED_FILE, "copied.png", "moved.png"),
  } satisfies Record<string, TestRequest>;
}
