import type { EditorView } from "prosemirror-view";
import { useState } from "react";
import type { UploadedImage } from "@/admin/upload/image-upload";
import { toast } from "@/components/ui/toast-store";
import { uploadToasts } from "@/content/admin/image-upload";
import { visualEditor as copy } from "@/content/admin/visual-editor";
import { openArticle } from "@/admin/editor/document/open-article";
import { imageTag } from "@/admin/editor/html/image-inserter";
import type { PendingPicture } from "./clipboard";
import { insertBlocks } from "./insert-blocks";
import type { RenderedNode } from "./node-views";
import { replacePicture } from "./picture-commands";
import { firstOf } from "./picture-upload";
import { addUploadPlace, findUploadPlace, removeUploadPlace } from "./upload-places";

type Upload = {
  id: string;
  file: File;
  /** Of the picture at its place. */
  isReplacement: boolean;
};

type Options = {
  view: EditorView | undefined;
  /** Shows the newest text, which may have been changed in another view meanwhile. */
  syncText: () => void;
  onAnnounce: (text: string) => void;
  /** Called when a picture is in the text, or was left out. */
  onDone: () => void;
};

/** The pictures that were dropped, pasted or chosen in the text. They are uploaded one by one. */
export function usePictureUploads({ view, syncText, onAnnounce, onDone }: Options) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);

  function start(pictures: readonly PendingPicture[], isReplacement = false) {
    if (!view) return;
    const started = pictures.map(({ file, position }) => {
      const { tr } = view.state;
      const id = addUploadPlace(tr, position, copy.picture.placeholder(file.name));
      view.dispatch(tr);
      return { id, file, isReplacement };
    });
    setUploads((current) => [...current, ...started]);
  }

  function replace({ getPosition }: RenderedNode, file: File | undefined) {
    const position = getPosition();
    if (!file) toast(uploadToasts.noFile);
    else if (position !== undefined) start([{ file, position }], true);
  }

  function finish({ id, isReplacement }: Upload, image: UploadedImage | null) {
    setUploads((current) => current.filter((upload) => upload.id !== id));
    if (!view) return;
    syncText();
    if (image) {
      const place = findUploadPlace(view.state, id) ?? view.state.selection.to;
      const tr =
        (isReplacement && replacePicture(view.state, place, image)) ||
        insertBlocks(view.state, openArticle(imageTag(image.url, image.alt)).doc.children, place);
      view.dispatch(removeUploadPlace(tr, id, tr.selection.to));
      onAnnounce(copy.announcements.pictureInserted);
    } else {
      view.dispatch(removeUploadPlace(view.state.tr, id));
    }
    onDone();
  }

  return { current: firstOf(uploads), start, replace, finish };
}
