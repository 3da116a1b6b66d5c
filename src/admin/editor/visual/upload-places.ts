import { Plugin, PluginKey, type EditorState, type Transaction } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";

type Place = { id: string; label: string };
type Change = { add: Place; position: number } | { remove: string; next: number | undefined };

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
        if ("add" in change) return mapped.add(tr.doc, [makeWidget(change.position, change.add)]);
        const { remove: id, next } = change;
        const [place] = findPlaces(mapped, id);
        const others = mapped.remove(findPlaces(mapped, id)); // empties the list that it is given
        if (!place || next === undefined) return others;
        // The pictures that were dropped at the same place follow this one.
        const waiting = others.find(place.from, place.from);
        const moved = waiting.map(({ spec }: { spec: Place }) => makeWidget(next, spec));
        return others.remove(waiting).add(tr.doc, moved);
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

function makeWidget(position: number, place: Place): Decoration {
  return Decoration.widget(position, () => makePlaceholder(place.label), place);
}

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
  tr.setMeta(key, { add: { id, label }, position } satisfies Change);
  return id;
}

/** @param next the end of the picture that was put there, where others of the same place go */
export function removeUploadPlace(tr: Transaction, id: string, next?: number): Transaction {
  return tr.setMeta(key, { remove: id, next } satisfies Change);
}

/** Where the place is now. Null if the text around it was deleted. */
export function findUploadPlace(state: EditorState, id: string): number | null {
  const places = key.getState(state);
  return (places && findPlaces(places, id)[0]?.from) ?? null;
}
