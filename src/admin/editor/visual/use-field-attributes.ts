import type { EditorView } from "prosemirror-view";
import { useEffect, useEffectEvent } from "react";
import { visualEditor as copy } from "@/content/admin/visual-editor";

/** The attributes of the text as a form field. */
export type FieldAttributes = {
  id: string;
  "aria-labelledby": string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

/** Makes the editor a text field for assistive technology, with its label and its error. */
export function useFieldAttributes(view: EditorView | undefined, field: FieldAttributes): void {
  const update = useEffectEvent(() => {
    const attributes = {
      ...field,
      role: "textbox",
      "aria-multiline": "true",
      class: "prose",
      spellcheck: "true",
      // What a translator writes into the text would be saved.
      translate: "no",
      "data-placeholder": copy.placeholder,
    };
    const written = Object.entries(attributes).flatMap(([name, attribute]) =>
      attribute === undefined ? [] : [[name, String(attribute)] as const],
    );
    view?.setProps({ attributes: Object.fromEntries(written) });
  });
  const { "aria-describedby": describedBy, "aria-invalid": isInvalid } = field;
  useEffect(() => {
    update();
  }, [view, describedBy, isInvalid]);
}
