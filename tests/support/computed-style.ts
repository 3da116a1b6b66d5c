/** The attributes that the rules for `display` in jsdom's style sheet look at. */
const DECISIVE = ["hidden", "open", "popover", "type", "style"];

/**
 * Answers for `display` and `visibility` without jsdom's style sheet. Testing Library asks for both
 * of every element at each query by role, and jsdom matches a hundred rules each time. The tests
 * load no style sheets, so `display` depends on the element's own attributes alone, and
 * `visibility` on inline styles. Any other property still comes from jsdom.
 */
export function speedUpComputedStyle() {
  const compute = window.getComputedStyle.bind(window);
  const displays = new Map<string, string>();

  function getDisplay(element: Element): string {
    const key = [element.localName, ...DECISIVE.map((name) => element.getAttribute(name))].join();
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
