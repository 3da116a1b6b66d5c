type Report = (kind: "unclosed" | "unopened" | "mismatched", tag: string, line: number) => void;

const VOID = new Set(
  "area base br col embed hr img input link meta param source track wbr".split(" "),
);
/**
 * Elements whose end tag may be omitted:
 * https://html.spec.whatwg.org/multipage/syntax.html#optional-tags
 */
const OPTIONAL_END = new Set(
  "p li dt dd tr td th thead tbody tfoot caption colgroup option optgroup rp rt html head body".split(
    " ",
  ),
);
const BLOCK =
  /^(p|h[1-6]|ul|ol|li|dl|dt|dd|table|caption|thead|tbody|tfoot|tr|td|th|blockquote|pre|div|section|figure|figcaption|hr|br|iframe|img)$/;
const HEADING = /^h[1-6]$/;

/** The stack of open elements while HTML is read. Reports elements that do not match up. */
export class ElementStack {
  private readonly elements: { tag: string; line: number; isBroken: boolean }[] = [];
  /**
   * Elements already reported as unclosed when their parent ended. Their end tag may still follow.
   */
  private readonly closedLate: string[] = [];
  private readonly report: Report;

  constructor(report: Report) {
    this.report = report;
  }

  isInside(tags: ReadonlySet<string>): boolean {
    return this.elements.some(({ tag }) => tags.has(tag));
  }

  /** Returns whether the tag starts a new line. A broken tag is not reported again as unclosed. */
  open(tag: string, line: number, isBroken: boolean): boolean {
    if (!VOID.has(tag)) this.elements.push({ tag, line, isBroken });
    return BLOCK.test(tag);
  }

  /** Returns whether the tag ends a line. */
  close(tag: string, line: number): boolean {
    const place = this.elements.findLastIndex((element) => element.tag === tag);
    if (place < 0) this.reportUnopened(tag, line);
    else
      this.drop(place)
        .slice(1)
        .forEach(({ tag: inner }) => this.closedLate.push(inner));
    return BLOCK.test(tag);
  }

  closeAll(): void {
    this.drop(0, true);
  }

  /** Closes the element at an index and all inside it, and reports those that were still open. */
  private drop(place: number, isEnd = false) {
    const dropped = this.elements.splice(place);
    const inner = isEnd ? dropped : dropped.slice(1);
    for (const { tag, line, isBroken } of inner) {
      if (!OPTIONAL_END.has(tag) && !isBroken) this.report("unclosed", tag, line);
    }
    return dropped;
  }

  private reportUnopened(tag: string, line: number) {
    const late = this.closedLate.lastIndexOf(tag);
    const last = this.elements.at(-1);
    if (late >= 0) this.closedLate.splice(late, 1);
    else if (HEADING.test(tag) && last && HEADING.test(last.tag)) {
      this.elements.pop();
      this.report("mismatched", last.tag, line);
    } else if (!OPTIONAL_END.has(tag) && !VOID.has(tag)) this.report("unopened", tag, line);
  }
}
