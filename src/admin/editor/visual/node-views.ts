import type { Node } from "prosemirror-model";
import type { EditorView, NodeViewConstructor } from "prosemirror-view";

/** A node that React renders inside of the editor. */
export type RenderedNode = {
  dom: HTMLElement;
  node: Node;
  isSelected: boolean;
  view: EditorView;
  getPosition: () => number | undefined;
};

export type RenderedNodes = ReadonlyMap<number, RenderedNode>;

let count = 0;

/**
 * The views of nodes that have a React component. The editor creates and removes their elements;
 * React renders the component into them (`createPortal`).
 *
 * @param setNodes changes what is rendered, by the numbers of the views
 */
export function renderNodes(
  setNodes: (change: (nodes: RenderedNodes) => RenderedNodes) => void,
): NodeViewConstructor {
  return (node, view, getPosition) => {
    const id = ++count;
    const dom = document.createElement(node.isInline ? "span" : "div");
    dom.className = node.type.name.replace("_", "-");
    let rendered: RenderedNode = { dom, node, isSelected: false, view, getPosition };
    const set = (change: Partial<RenderedNode>) => {
      const next = { ...rendered, ...change };
      rendered = next;
      setNodes((nodes) => new Map(nodes).set(id, next));
    };
    set({});
    return {
      dom,
      update: (next) => {
        if (next.type !== node.type) return false;
        if (rendered.node !== next) set({ node: next });
        return true;
      },
      selectNode: () => {
        set({ isSelected: true });
      },
      deselectNode: () => {
        set({ isSelected: false });
      },
      // The controls of the component handle their own events.
      stopEvent: ({ target }) =>
        target instanceof Element && target.closest("[data-node-controls]") !== null,
      ignoreMutation: () => true,
      destroy: () => {
        setNodes((nodes) => new Map([...nodes].filter(([each]) => each !== id)));
      },
    };
  };
}
