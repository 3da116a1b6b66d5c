/** The attributes in the selectors of jsdom's default style sheet that set `display`. */
const DISPLAY_ATTRIBUTES = ["hidden", "open", "popover", "type", "style"];

/**
 * Speeds `getComputedStyle` up for `display` and `visibility`. For a query by role, Testing Library
 * reads both of every element, and each time jsdom matches the hundred rules of its default style
 * sheet. The tests load no other style sheet, so `display` depends only on the element's own
 * attributes, and `visibility` only on inline styles. All other properties still come from jsdom.
 */
export function speedUpComputedStyle() {
  const compute = window.getComputedStyle.bind(window);
  const displays = new Map<string, string>();

  function getDisplay(element: Element): string {
    const key = [
      element.localName,
      ...DISPLAY_ATTRIBUTES.map((name) => element.getAttribute(name)),
    ].join();
    const known = displays.get(key);
    if (known !== undefined) return known;
    const { display } = compute(element);
    displays.set(key, display);
    return display;
  }

  function getVisibility(element: Element): string {
    const isStyled = element.closest("[style*=visibility]") !== null;
    return isStyled ? compute(element).visibility : "visible";
  }

  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement) return compute(element, pseudoElement);
    const getValue = (name: string | symbol): unknown => {
      if (name === "display") return getDisplay(element);
      if (name === "visibility") return getVisibility(element);
      const value: unknown = Reflect.get(compute(element), name);
      return value;
    };
    return new Proxy(document.documentElement.style, {
      get(_, name) {
        if (name !== "getPropertyValue") return getValue(name);
        return (property: string) =>
          property === "display" || property === "visibility"
            ? getValue(property)
            : compute(element).getPropertyValue(property);
      },
    });
  };
}
