import { useEffect, useEffectEvent, useRef, useState } from "react";
import { describeFailure, failureToast } from "@/admin/ui/describe-failure";
import { toast, type ToastInput } from "@/ui/toast-store";
import { imageUpload, uploadToasts } from "@/content/admin/image-upload";
import { AccessRefusedError, DatabaseError } from "@/data/errors";
import { uploadPublicAsset } from "@/data/public-assets";
import { checkImageFile } from "./check-image-file";
import { forgetMissing, readMissing, useWaiting } from "./pending-pictures";

type UploadState =
  | { status: "idle" }
  | { status: "missing"; problem: string }
  | { status: "sending"; file: File }
  | { status: "refused"; file: File; problem: string }
  | { status: "failed"; file: File; problem: string; needsLogin: boolean }
  | { status: "stored"; file: File; url: string; isDecoded: boolean };

type Options = {
  /** Prefix of the stored file's name, e.g. "blog" or "heroSectionMainImage". */
  context: string;
  /** A picture whose upload begins at once. */
  chosen?: File;
  /** The pictures whose turn comes after this one. */
  waiting?: readonly File[];
  /** Skips the question for alt text, for images that have none, such as the favicon. */
  isWithoutAltText?: boolean | undefined;
  /** Called with the stored picture, or with null if it was left out. */
  onDone: (image: UploadedImage | null) => void;
};

/** The address tells the size of what is stored: `readPictureSize` in lib/share-image. */
export type UploadedImage = { url: string; alt: string };

export type PictureUpload = ReturnType<typeof usePictureUpload>;

/** Uploads one picture at a time, from the choice to its public address and alt text. */
export function usePictureUpload(options: Options) {
  const { context, chosen, waiting = [], isWithoutAltText = false, onDone } = options;
  const [state, setState] = useState<UploadState>(() =>
    chosen ? { status: "sending", file: chosen } : findMissing(context),
  );
  /** The names of others that were dropped with the one that was taken. */
  const [notTaken, setNotTaken] = useState<readonly string[]>([]);
  const note = useRef<HTMLDivElement>(null);
  /** The attempt whose outcome counts: none after the form was closed. */
  const attempt = useRef<symbol>(null);

  useWaiting(findWaiting(state, waiting, context), note);

  async function begin(file: File) {
    const own = Symbol(file.name);
    attempt.current = own;
    const isOver = () => attempt.current !== own;
    const outcome = await upload(file, context, isOver);
    if (!outcome || isOver()) return;
    const { state: next, message } = outcome;
    setState(next);
    const isFinished = isWithoutAltText && next.status === "stored";
    toast(isFinished && next.isDecoded ? uploadToasts.uploadedWithoutAltText : message);
    if (isFinished) finish({ url: next.url, alt: "" });
  }

  function choose(file: File | undefined, others: readonly File[] = []) {
    if (!file) {
      toast(uploadToasts.noFile);
      return;
    }
    if (state.status === "sending") {
      toast(uploadToasts.busy(state.file.name, file.name));
      return;
    }
    setNotTaken(others.map(({ name }) => name));
    setState({ status: "sending", file });
    void begin(file);
  }

  function finish(image: UploadedImage | null) {
    setState({ status: "idle" });
    onDone(image);
  }

  const beginAtOnce = useEffectEvent((file: File) => void begin(file));
  useEffect(() => {
    // Where React mounts twice, in development, the first attempt ends before it sends anything.
    if (chosen) beginAtOnce(chosen);
    else forgetMissing(context);
    return () => {
      attempt.current = null;
    };
  }, [chosen, context]);

  /** `note` is the element that says how the upload stands. */
  return { state, notTaken, note, choose, finish };
}

function findMissing(context: string): UploadState {
  const names = readMissing(context);
  if (names.length === 0) return { status: "idle" };
  return { status: "missing", problem: imageUpload.missing(names) };
}

type Outcome = { state: UploadState; message: ToastInput };

/** Null if it was over before anything was sent. */
async function upload(file: File, context: string, isOver: () => boolean): Promise<Outcome | null> {
  try {
    const checked = await checkImageFile(file);
    if (isOver()) return null;
    if ("reason" in checked) {
      const { reason: problem, message } = checked;
      return { state: { status: "refused", file, problem }, message };
    }
    const { noAddress, notDecoded, uploaded, uploading } = uploadToasts;
    const { file: picture, size } = checked;
    toast(uploading(picture.name));
    const name = makeUploadName(context, Date.now(), (size ?? "") + picture.name);
    const url = await uploadPublicAsset(name, picture);
    if (url === null) return fail(file, noAddress.description, noAddress);
    const isDecoded = size !== null;
    const message = isDecoded ? uploaded : notDecoded;
    return { state: { status: "stored", file, url, isDecoded }, message };
  } catch (error) {
    const { title, exceptionTitle, refused, unexpected } = imageUpload.failed;
    const isRefusal = error instanceof AccessRefusedError;
    const fallback = isRefusal ? refused : unexpected;
    const hasAnswered = isRefusal || (error instanceof DatabaseError && error.status !== 0);
    const message = failureToast(hasAnswered ? title : exceptionTitle, error, fallback);
    return fail(file, describeFailure(error, fallback), message, isRefusal);
  }
}

function fail(file: File, reason: string, message: ToastInput, needsLogin = false): Outcome {
  const problem = `${imageUpload.failed.prefix} ${reason}`;
  return { state: { status: "failed", file, problem, needsLogin }, message };
}

/** Storage and disks refuse names of more than 255 bytes. */
const MAX_NAME_LENGTH = 100;

/**
 * The stored name of an uploaded file: the context, a timestamp and the original name, with "_" for
 * characters other than letters, digits, "_", "." and "-". The end of a long name is cut off, but for
 * the extension.
 */
export function makeUploadName(context: string, timestamp: number, originalName: string): string {
  const name = originalName.normalize("NFC").replace(/[^a-zA-Z0-9_.-]/gu, "_");
  const extension = /\.\w{1,5}$/.exec(name)?.[0] ?? "";
  const base = name.slice(0, MAX_NAME_LENGTH - extension.length);
  return `${context}_${timestamp}_${name.length > MAX_NAME_LENGTH ? base + extension : name}`;
}

/** What a picture waits for. */
const STEPS = {
  sending: "upload",
  stored: "question",
  refused: "decision",
  failed: "decision",
} as const;

/** A file that can never be stored is not missed, but those behind it wait until it is left out. */
function findWaiting(state: UploadState, others: readonly File[], context: string) {
  if (state.status === "idle" || state.status === "missing") return null;
  const { status, file } = state;
  if (status === "refused" && others.length === 0) return null;
  const names = [file, ...others].map(({ name }) => name);
  return { context, step: STEPS[status], names };
}
