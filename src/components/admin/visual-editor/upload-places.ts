import { Plugin, PluginKey, type EditorState, type Transaction } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";

type Change = { add: string; position: number; label: string } | { remove: string };

let count = 0;

const key = new PluginKey<DecorationSet>("upload-places");

/**
 * The places where pictures go whose upload has not ended. They are shown in the editor but are no
 * part of its document, so that an upload that fails leaves no trace.
 */
export function uploadPlaces(): Plugin<DecorationSet> {
  return new Plugin({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply(tr, places) {
        const mapped = places.map(tr.mapping, tr.doc);
        const change = readChange(tr);
        if (!change) return mapped;
        if ("remove" in change) return mapped.remove(findPlaces(mapped, change.remove));
        const { add, position, label } = change;
        const widget = Decoration.widget(position, () => makePlaceholder(label), { id: add });
        return mapped.add(tr.doc, [widget]);
      },
    },
    props: { decorations: (state) => key.getState(state) },
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

function findPlaces(places: DecorationSet, id: string): Decoration[] {
  return places.find(undefined, undefined, (spec: { id?: string }) => spec.id === id);
}

export function addUploadPlace(tr: Transaction, position: number, label: string): string {
  const id = `upload ${++count}`;
  tr.setMeta(key, { add: id, position, label } satisfies Change);
  return id;
}

export function removeUploadPlace(tr: Transaction, id: string): Transaction {
  return tr.setMeta(key, { remove: id } satisfies Change);
}

/** Where the place is now. Null if the text around it was deleted. */
export function findUploadPlace(state: EditorState, id: string): number | null {
  const places = key.getState(state);
  return (places && findPlaces(places, id)[0]?.from) ?? null;
}
