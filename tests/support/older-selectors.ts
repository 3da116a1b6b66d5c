/** For Firefox 115, a selector with `:has()` is a mistake, and asking with it an error. */
export function refuseHas(): void {
  for (const name of ["closest", "matches", "querySelector", "querySelectorAll"]) {
    const known: unknown = Reflect.get(Element.prototype, name);
    if (typeof known !== "function") continue;
    Reflect.set(Element.prototype, name, function (this: Element, selectors: string): unknown {
      if (selectors.includes(":has(")) throw new SyntaxError(`Not known: ${selectors}`);
      const found: unknown = Reflect.apply(known, this, [selectors]);
      return found;
    });
  }
}
