import type { Node } from "prosemirror-model";
import type { EditorView, NodeView, NodeViewConstructor } from "prosemirror-view";

/** A node that React renders inside of the editor. */
export type RenderedNode = {
  id: number;
  dom: HTMLElement;
  node: Node;
  isSelected: boolean;
  view: EditorView;
  getPosition: () => number | undefined;
};

/**
 * The nodes that have a React component as their view. The editor creates and removes them; React
 * renders them into their elements (`createPortal`).
 */
export class RenderedNodes {
  private readonly views = new Map<number, RenderedNode>();
  private readonly listeners = new Set<() => void>();
  private snapshot: readonly RenderedNode[] = [];
  private lastId = 0;

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  readonly getSnapshot = () => this.snapshot;

  readonly create: NodeViewConstructor = (node, view, getPosition): NodeView => {
    const id = ++this.lastId;
    const dom = document.createElement(node.isInline ? "span" : "div");
    dom.className = node.type.name.replace("_", "-");
    const set = (change: Partial<RenderedNode>) => {
      const current = this.views.get(id) ?? { id, dom, node, isSelected: false, view, getPosition };
      this.views.set(id, { ...current, ...change });
      this.publish();
    };
    set({});
    return {
      dom,
      update: (next) => {
        if (next.type !== node.type) return false;
        if (this.views.get(id)?.node !== next) set({ node: next });
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
        this.views.delete(id);
        this.publish();
      },
    };
  };

  private publish() {
    this.snapshot = [...this.views.values()];
    this.listeners.forEach((listener) => {
      listener();
    });
  }
}
