/**
 * Records what others than the application change in the page before its hydration: translations,
 * links that a phone makes of numbers, browser extensions. The returned function undoes it and stops
 * recording, so that React finds the page as it was rendered. Otherwise it would replace the whole
 * page, and what was typed with it. A translator translates the page again.
 */
export function recordEarlyChanges(root: HTMLElement): () => void {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((added) => {
    records.push(...added);
  });
  observer.observe(root, { childList: true, characterDataOldValue: true, subtree: true });
  return () => {
    records.push(...observer.takeRecords());
    observer.disconnect();
    for (const { target, oldValue, addedNodes, removedNodes, nextSibling } of records.reverse()) {
      // Only texts have a value: setting that of an element does nothing.
      target.nodeValue = oldValue;
      for (const node of addedNodes) node.parentNode?.removeChild(node);
      for (const node of removedNodes) target.insertBefore(node, nextSibling);
    }
  };
}
