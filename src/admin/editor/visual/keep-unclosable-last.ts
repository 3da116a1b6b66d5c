import { Plugin } from "prosemirror-state";
import { closeHtml, isClosed } from "@/admin/editor/document/close-html";
import { htmlOfNode, schema } from "@/admin/editor/document/schema";

/**
 * An HTML block that nothing can close (`<plaintext>`) swallows all that follows it. So nothing is
 * put behind it.
 */
export function keepUnclosableLast(onRefused: () => void): Plugin {
  const isUnclosable = memoize((html: string) => !isClosed(closeHtml(html)));
  return new Plugin({
    filterTransaction(tr) {
      if (!tr.docChanged) return true;
      const isFine = tr.doc.children
        .slice(0, -1)
        .every((node) => node.type !== schema.nodes.html_block || !isUnclosable(htmlOfNode(node)));
      if (!isFine) onRefused();
      return isFine;
    },
  });
}

function memoize(compute: (text: string) => boolean) {
  const known = new Map<string, boolean>();
  return (text: string): boolean => {
    const result = known.get(text) ?? compute(text);
    known.set(text, result);
    return result;
  };
}
