import { Plugin, PluginKey, type EditorState, type Transaction } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";
import { openArticle } from "@/admin/editor/document/open-article";
import { imageTag, type InsertedPicture } from "@/admin/editor/image-tag";
import { insertBlocks } from "./insert-blocks";
import { replacePicture } from "./picture-commands";

type Place = {
  id: string;
  position: number;
  label: string;
  /** Of the picture that is there. */
  isReplacement: boolean;
};
type Change = { add: Place } | { remove: string; next: number | undefined };

let count = 0;

const key = new PluginKey<readonly Place[]>("upload-places");

/**
 * The places where pictures go whose upload has not ended. They are shown in the editor but are no
 * part of its document, so that an upload that fails leaves no trace.
 */
export function uploadPlaces(): Plugin<readonly Place[]> {
  return new Plugin<readonly Place[]>({
    key,
    state: {
      init: () => [],
      apply(tr, before) {
        const places = before.flatMap((place) => {
          const { pos: position, deleted } = tr.mapping.mapResult(place.position);
          return deleted ? [] : [{ ...place, position }];
        });
        const change = readChange(tr);
        if (!change) return places;
        if ("add" in change) return [...places, change.add];
        const removed = places.find(({ id }) => id === change.remove);
        // The pictures that were dropped at the same place follow this one.
        return places
          .filter((place) => place !== removed)
          .map((place) =>
            place.position === removed?.position
              ? { ...place, position: change.next ?? place.position }
              : place,
          );
      },
    },
    props: {
      decorations: (state) =>
        DecorationSet.create(
          state.doc,
          (key.getState(state) ?? []).map(({ id, position, label }) =>
            Decoration.widget(position, () => makePlaceholder(label), { key: id }),
          ),
        ),
    },
  });
}

function readChange(tr: Transaction): Change | undefined {
  const change: unknown = tr.getMeta(key);
  return isChange(change) ? change : undefined;
}

const isChange = (value: unknown): value is Change => typeof value === "object" && value !== null;

function makePlaceholder(label: string): HTMLElement {
  const place = document.createElement("span");
  place.className = "upload-place";
  place.textContent = label;
  return place;
}

/** Returns the id of the place. */
export function addUploadPlace(tr: Transaction, place: Omit<Place, "id">): string {
  const id = `upload ${++count}`;
  tr.setMeta(key, { add: { ...place, id } } satisfies Change);
  return id;
}

/**
 * Puts a picture at its place; at the cursor if the text around that was deleted. Without a picture,
 * only the place is removed.
 */
export function endUpload(state: EditorState, id: string, image: InsertedPicture | null) {
  const remove = (tr: Transaction, next?: number) =>
    tr.setMeta(key, { remove: id, next } satisfies Change);
  if (!image) return remove(state.tr);
  const place = key.getState(state)?.find((each) => each.id === id);
  const position = place?.position ?? state.selection.to;
  const tr =
    (place?.isReplacement && replacePicture(state, position, image)) ||
    insertBlocks(state, openArticle(imageTag(image)).doc.children, position);
  return remove(tr, tr.selection.to);
}
