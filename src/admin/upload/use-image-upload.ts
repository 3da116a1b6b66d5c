import { useEffect, useRef, useState } from "react";
import { toast } from "@/components/ui/toast-store";
import { MAX_UPLOAD_BYTES } from "@/config/admin-limits";
import { AccessRefusedError } from "@/data/errors";
import { uploadPublicAsset } from "@/data/public-assets";
import { altTextFromFileName } from "./alt-text";
import { shrinkImage } from "./shrink-image";
import { makeUploadName } from "./upload-name";
import { checkImageFile, type FileVerdict } from "./check-image-file";
import { describeUploadFailure, messages } from "./messages";
import { beginUpload } from "./upload-activity";

export type UploadState =
  | { status: "idle" }
  | { status: "refused"; reason: string }
  | { status: "too-large"; file: File; copy: File | "making" | "impossible" }
  | { status: "sending"; file: File }
  | { status: "failed"; file: File; reason: string; needsLogin: boolean }
  | { status: "stored"; url: string; suggestedAlt: string };

type Options = {
  context: string;
  /** If set, receives the address at once. Otherwise the alt text is asked for first. */
  onStored?: (url: string) => void;
};

/**
 * Uploads one picture at a time and tracks its state, from the file picker to the public address.
 */
export function useImageUpload({ context, onStored }: Options) {
  const [state, setState] = useState<UploadState>({ status: "idle" });
  /** The current attempt. The results of earlier ones, and of unmounted forms, are ignored. */
  const attempt = useRef<symbol>(null);
  const isSending = useRef(false);

  useEffect(
    () => () => {
      attempt.current = null;
    },
    [],
  );

  const startAttempt = () => {
    const own = Symbol("upload");
    attempt.current = own;
    return () => attempt.current === own;
  };

  const send = async (file: File) => {
    if (isSending.current) return;
    isSending.current = true;
    const endUpload = beginUpload();
    const isCurrent = startAttempt();
    setState({ status: "sending", file });
    toast(messages.uploading(file.name));
    const outcome = await store(context, file);
    isSending.current = false;
    endUpload();
    if (!isCurrent()) return;
    if (onStored && outcome.state.status === "stored") {
      toast(messages.uploadedWithoutAltText);
      setState({ status: "idle" });
      onStored(outcome.state.url);
    } else {
      toast(outcome.toast);
      setState(outcome.state);
    }
  };

  const choose = async (file: File | undefined) => {
    if (isSending.current) return;
    if (!file) {
      toast(messages.noFile);
      return;
    }
    const isCurrent = startAttempt();
    setState({ status: "idle" });
    const endCheck = beginUpload();
    try {
      const verdict = await checkImageFile(file).finally(endCheck);
      if (isCurrent()) await act(verdict);
    } catch (error) {
      if (!isCurrent()) return;
      toast(messages.failed(error));
      setState(describeFailure(file, error));
    }
  };

  const act = async (verdict: FileVerdict) => {
    switch (verdict.status) {
      case "fine":
        return send(verdict.file);
      case "refused":
        setState(verdict);
        toast(messages.invalidType);
        return;
      case "too-large": {
        const { file } = verdict;
        const isCurrent = startAttempt();
        setState({ status: "too-large", file, copy: "making" });
        toast(messages.tooLarge);
        const copy = await shrinkImage(file);
        const isUseful = copy !== null && copy.size <= MAX_UPLOAD_BYTES;
        if (isCurrent())
          setState({ status: "too-large", file, copy: isUseful ? copy : "impossible" });
      }
    }
  };

  const finish = () => {
    setState({ status: "idle" });
  };

  return { state, choose, send, finish };
}

async function store(context: string, file: File) {
  const failed = { status: "failed", file } as const;
  try {
    const url = await uploadPublicAsset(makeUploadName(context, Date.now(), file.name), file);
    if (url === null) {
      const reason = messages.noAddress.description;
      return {
        toast: messages.noAddress,
        state: { ...failed, reason, needsLogin: false },
      } as const;
    }
    const suggestedAlt = altTextFromFileName(file.name);
    return { toast: messages.uploaded, state: { status: "stored", url, suggestedAlt } } as const;
  } catch (error) {
    return { toast: messages.failed(error), state: describeFailure(file, error) } as const;
  }
}

function describeFailure(file: File, error: unknown) {
  const reason = describeUploadFailure(error);
  const needsLogin = error instanceof AccessRefusedError;
  return { status: "failed", file, reason, needsLogin } as const;
}
