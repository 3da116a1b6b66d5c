import { useEffect, useEffectEvent, useRef, useState } from "react";
import { describeFailure, failureToast } from "@/admin/ui/describe-failure";
import { toast, type ToastInput } from "@/components/ui/toast-store";
import { MAX_UPLOAD_BYTES } from "@/config/admin-limits";
import { imageUpload, uploadToasts } from "@/content/admin/image-upload";
import { AccessRefusedError, DatabaseError } from "@/data/errors";
import { uploadPublicAsset } from "@/data/public-assets";
import { checkImageFile } from "./check-image-file";
import type { UploadedImage } from "./image-upload";
import { usePendingPictures } from "./pending-pictures";
import { shrinkImage } from "./shrink-image";

type UploadState =
  | { status: "idle" }
  | { status: "checking" | "sending"; file: File }
  | { status: "refused"; file: File; reason: string }
  | { status: "too-large"; file: File; copy: File | "making" | "impossible" }
  | { status: "failed"; file: File; reason: string; needsLogin: boolean }
  | { status: "stored"; file: File; url: string };

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

export type PictureUpload = ReturnType<typeof usePictureUpload>;

/** Uploads one picture at a time, from the choice to its public address and alt text. */
export function usePictureUpload(options: Options) {
  const { context, chosen, waiting = [], isWithoutAltText = false, onDone } = options;
  const [state, setState] = useState<UploadState>(
    chosen ? { status: "checking", file: chosen } : { status: "idle" },
  );
  const note = useRef<HTMLDivElement>(null);
  /** What comes of earlier attempts, and of those of a closed form, is ignored. */
  const attempt = useRef<AsyncIterable<Progress>>(null);

  usePendingPictures(findWaiting(state, waiting, context), note);

  async function follow(progress: AsyncIterable<Progress>) {
    attempt.current = progress;
    for await (const { state: next, message } of progress) {
      if (attempt.current !== progress) return;
      setState(next);
      if (next.status === "stored") {
        toast(isWithoutAltText ? uploadToasts.uploadedWithoutAltText : uploadToasts.uploaded);
        if (isWithoutAltText) finish({ url: next.url, alt: "" });
      } else if (message) {
        toast(message);
      }
    }
  }

  function choose(file: File | undefined) {
    if (state.status === "sending") return;
    if (!file) {
      toast(uploadToasts.noFile);
      return;
    }
    setState({ status: "checking", file });
    void follow(upload(file, context));
  }

  function finish(image: UploadedImage | null) {
    attempt.current = null;
    setState({ status: "idle" });
    onDone(image);
  }

  const begin = useEffectEvent((file: File) => void follow(upload(file, context)));
  useEffect(() => {
    // Where React mounts twice, in development, the first attempt ends before it sends anything.
    if (chosen) begin(chosen);
    return () => {
      attempt.current = null;
    };
  }, [chosen]);

  return {
    state,
    /** The element that says how the upload stands. */
    note,
    choose,
    /** Sends a copy that was made here. */
    send: (copy: File) => void follow(send(copy, context)),
    finish,
  };
}

type Progress = { state: UploadState; message?: ToastInput };

async function* upload(file: File, context: string): AsyncGenerator<Progress> {
  try {
    const verdict = await checkImageFile(file);
    if (verdict.status === "fine") {
      yield* send(verdict.file, context);
    } else if (verdict.status === "refused") {
      yield { state: { ...verdict, file }, message: uploadToasts.invalidType };
    } else {
      yield* shrink(verdict.file);
    }
  } catch (error) {
    yield fail(file, error);
  }
}

async function* shrink(file: File): AsyncGenerator<Progress> {
  const tooLarge = { status: "too-large", file } as const;
  yield { state: { ...tooLarge, copy: "making" }, message: uploadToasts.tooLarge };
  const copy = await shrinkImage(file);
  const isUseful = copy !== null && copy.size <= MAX_UPLOAD_BYTES;
  yield { state: { ...tooLarge, copy: isUseful ? copy : "impossible" } };
}

async function* send(file: File, context: string): AsyncGenerator<Progress> {
  yield { state: { status: "sending", file }, message: uploadToasts.uploading(file.name) };
  try {
    const url = await uploadPublicAsset(makeUploadName(context, Date.now(), file.name), file);
    if (url !== null) {
      yield { state: { status: "stored", file, url } };
      return;
    }
    const message = uploadToasts.noAddress;
    const reason = message.description;
    yield { state: { status: "failed", file, reason, needsLogin: false }, message };
  } catch (error) {
    yield fail(file, error);
  }
}

function fail(file: File, error: unknown): Progress {
  const { failed } = imageUpload;
  const isRefusal = error instanceof AccessRefusedError;
  const fallback = isRefusal ? failed.refused : failed.unexpected;
  const hasAnswered = isRefusal || (error instanceof DatabaseError && error.status !== 0);
  const title = hasAnswered ? failed.title : failed.exceptionTitle;
  const reason = describeFailure(error, fallback);
  return {
    state: { status: "failed", file, reason, needsLogin: isRefusal },
    message: failureToast(title, error, fallback),
  };
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
  if (state.status === "idle") return null;
  const { status, file } = state;
  const copy = status === "too-large" ? state.copy : null;
  const isUseless = status === "refused" || copy === "impossible";
  if (isUseless && others.length === 0) return null;
  const isUnderWay = status === "checking" || status === "sending" || copy === "making";
  const step = status === "stored" ? "question" : isUnderWay ? "upload" : "decision";
  return { context, step, names: [file, ...others].map(({ name }) => name) } as const;
}
