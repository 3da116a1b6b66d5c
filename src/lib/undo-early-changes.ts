/**
 * Records what others than the application change in the page before its hydration: translations,
 * links that a phone makes of numbers, browser extensions. The returned function undoes it, so that
 * React finds the page as it was rendered. Otherwise it would replace the whole page, and what was
 * typed with it. A translator translates the page again.
 *
 * Hydration takes several tasks. What is changed between them is undone before the next one, until the
 * function that the undoing returns is called.
 */
export function recordEarlyChanges(root: HTMLElement): () => () => void {
  const records: MutationRecord[] = [];
  let isHydrating = false;
  const observer = new MutationObserver((added) => {
    records.push(...added);
    if (isHydrating) undo();
  });
  observer.observe(root, { childList: true, characterDataOldValue: true, subtree: true });

  function undo() {
    for (const record of records.splice(0).reverse()) {
      const { target, oldValue, addedNodes, removedNodes, nextSibling } = record;
      // Only texts have a value: setting that of an element does nothing.
      target.nodeValue = oldValue;
      for (const node of addedNodes) node.parentNode?.removeChild(node);
      for (const node of removedNodes) target.insertBefore(node, nextSibling);
    }
    // What was just done is to stay.
    observer.takeRecords();
  }

  return () => {
    isHydrating = true;
    records.push(...observer.takeRecords());
    undo();
    return () => {
      observer.disconnect();
    };
  };
}
