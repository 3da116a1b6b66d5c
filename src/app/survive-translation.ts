/** Texts of the page, and the nodes that stand in for them. */
type Replacement = { texts: Node[]; standIns: Node[] };

/**
 * Keeps the application working in a page that is being translated. Browsers replace each text by a
 * `<font>` with the translation, and may move elements into it. React still holds the text: what it
 * writes there would not be seen, and removing it or inserting beside it would throw, which ends in
 * the error screen (https://github.com/facebook/react/issues/11538).
 *
 * So a replaced text is put back as soon as React changes, moves or removes it, or inserts something
 * before it. The translator then translates the new text.
 */
export function surviveTranslation(): void {
  const replacements = new WeakMap<Node, Replacement>();
  const observer = new MutationObserver(readRecords);
  observer.observe(document.body, { childList: true, subtree: true });

  function readRecords(records: readonly MutationRecord[]) {
    const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
    for (const record of records) noteReplacement(record, added);
  }

  /** A translator inserts the stand-in either in the same step as it removes the text, or before. */
  function noteReplacement(record: MutationRecord, added: ReadonlySet<Node>) {
    const { target, addedNodes, removedNodes, previousSibling, nextSibling } = record;
    const beside = [previousSibling, nextSibling].find((node) => node && added.has(node)) ?? null;
    const standIns = addedNodes.length > 0 || !beside ? [...addedNodes] : [beside];
    const [first] = standIns;
    const isUntranslatable = target instanceof Element && target.closest('[translate="no"]');
    if (!first || (isUntranslatable && first.nodeName !== "FONT")) return;
    for (const node of removedNodes) {
      if (node.parentNode) continue;
      let replacement = replacements.get(node);
      // Otherwise a stand-in is replaced itself: "Show original", or another language.
      if (!replacement?.standIns.includes(node)) {
        if (node.nodeType !== Node.TEXT_NODE) continue;
        replacement = replacements.get(first) ?? { texts: [], standIns: [] };
        replacement.texts.push(node);
        replacements.set(node, replacement);
      }
      for (const standIn of standIns) {
        if (replacement.texts.includes(standIn)) continue;
        replacement.standIns.push(standIn);
        replacements.set(standIn, replacement);
      }
      // Some extensions translate even the text that is being written in the admin.
      if (isUntranslatable) putBack(node);
    }
  }

  const native = Object.getOwnPropertyDescriptors(Node.prototype);
  /** Not `node.parentNode`, because in a form a field may have that name. */
  const parentOf = (node: Node): Node | null => native.parentNode.get?.call(node) ?? null;

  function putBack(text: Node) {
    if (text.nodeType !== Node.TEXT_NODE || text.parentNode) return;
    readRecords(observer.takeRecords());
    const replacement = replacements.get(text);
    const place = replacement?.standIns.find((node) => node.parentNode);
    if (!replacement || !place?.parentNode) return;
    for (const node of replacement.texts) {
      if (!node.parentNode) native.insertBefore.value?.call(place.parentNode, node, place);
    }
    for (const node of replacement.standIns) node.parentNode?.removeChild(node);
    // What was just done is no replacement.
    observer.takeRecords();
  }

  Object.defineProperty(Node.prototype, "nodeValue", {
    ...native.nodeValue,
    set(this: Node, value: string) {
      native.nodeValue.set?.call(this, value);
      putBack(this);
    },
  });

  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    putBack(node);
    native.appendChild.value?.call(this, node);
    return node;
  };

  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null) {
    putBack(node);
    if (next) putBack(next);
    // An element that was moved into a stand-in: the place is before the stand-in.
    let place = next;
    while (place && parentOf(place) !== this) place = parentOf(place);
    native.insertBefore.value?.call(this, node, place);
    return node;
  };

  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    putBack(node);
    const parent = parentOf(node);
    if (parent) native.removeChild.value?.call(parent, node);
    return node;
  };
}
