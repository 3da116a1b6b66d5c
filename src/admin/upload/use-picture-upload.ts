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
  | { status: "checking" | "sending"; file: File }
  | { status: "missing"; problem: string }
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

/** The address tells the size of what is stored: `readPictureSize` in lib/picture-size. */
export type UploadedImage = { url: string; alt: string };

export type PictureUpload = ReturnType<typeof usePictureUpload>;

/** Uploads one picture at a time, from the choice to its public address and alt text. */
export function usePictureUpload(options: Options) {
  const { context, chosen, waiting = [], isWithoutAltText = false, onDone } = options;
  const [state, setState] = useState<UploadState>(() =>
    chosen ? { status: "checking", file: chosen } : findMissing(context),
  );
  /** The names of others that were dropped with the one that was taken. */
  const [notTaken, setNotTaken] = useState<readonly string[]>([]);
  const note = useRef<HTMLDivElement>(null);
  /** What comes of earlier attempts, and of those of a closed form, is ignored. */
  const attempt = useRef<AsyncIterable<Progress>>(null);

  useWaiting(findWaiting(state, waiting, context), note);

  async function begin(file: File) {
    const progress = upload(file, context);
    attempt.current = progress;
    for await (const { state: next, message } of progress) {
      if (attempt.current !== progress) return;
      setState(next);
      if (next.status === "stored") {
        const { uploaded, uploadedWithoutAltText, notDecoded } = uploadToasts;
        if (!next.isDecoded) toast(notDecoded);
        else toast(isWithoutAltText ? uploadedWithoutAltText : uploaded);
        if (isWithoutAltText) finish({ url: next.url, alt: "" });
      } else if (message) {
        toast(message);
      }
    }
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
    setState({ status: "checking", file });
    void begin(file);
  }

  function finish(image: UploadedImage | null) {
    attempt.current = null;
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

type Progress = { state: UploadState; message?: ToastInput };

async function* upload(chosen: File, context: string): AsyncGenerator<Progress> {
  try {
    const verdict = await checkImageFile(chosen);
    if (!("file" in verdict)) {
      const { reason, message } = verdict;
      yield { state: { status: "refused", file: chosen, problem: reason }, message };
      return;
    }
    const { file, size } = verdict;
    yield { state: { status: "sending", file }, message: uploadToasts.uploading(file.name) };
    const name = makeUploadName(context, Date.now(), (size ?? "") + file.name);
    const url = await uploadPublicAsset(name, file);
    if (url !== null) yield { state: { status: "stored", file, url, isDecoded: size !== null } };
    else yield fail(file, uploadToasts.noAddress.description, uploadToasts.noAddress);
  } catch (error) {
    const { failed } = imageUpload;
    const isRefusal = error instanceof AccessRefusedError;
    const fallback = isRefusal ? failed.refused : failed.unexpected;
    const hasAnswered = isRefusal || (error instanceof DatabaseError && error.status !== 0);
    const title = hasAnswered ? failed.title : failed.exceptionTitle;
    const message = failureToast(title, error, fallback);
    yield fail(chosen, describeFailure(error, fallback), message, isRefusal);
  }
}

function fail(file: File, reason: string, message: ToastInput, needsLogin = false): Progress {
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

/** A file that can never be stored is not missed, but those behind it wait until it is left out. */
function findWaiting(state: UploadState, others: readonly File[], context: string) {
  if (state.status === "idle" || state.status === "missing") return null;
  const { status, file } = state;
  if (status === "refused" && others.length === 0) return null;
  const isUnderWay = status === "checking" || status === "sending";
  const step = status === "stored" ? "question" : isUnderWay ? "upload" : "decision";
  return { context, step, names: [file, ...others].map(({ name }) => name) } as const;
}
