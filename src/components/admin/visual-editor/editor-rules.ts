import { InputRule, inputRules } from "prosemirror-inputrules";
import type { Mark, NodeType } from "prosemirror-model";
import type { EditorState, Transaction } from "prosemirror-state";
import { schema } from "@/lib/article-document/schema";
import { canBeHeading, wrapInList } from "./commands";

const { nodes, marks } = schema;

/** What writers type at the start of a line, or around words, to format them. */
export function markdownRules() {
  return inputRules({
    rules: [
      headingRule(/^##\s$/, "h2"),
      headingRule(/^###\s$/, "h3"),
      listRule(/^[-*]\s$/, nodes.bullet_list),
      listRule(/^1\.\s$/, nodes.ordered_list),
      quoteRule(),
      formatRule(/(?<!\*)\*\*([^\s*](?:[^*]*[^\s*])?)\*\*$/, "strong"),
      formatRule(/(?<![*\w])\*([^\s*](?:[^*]*[^\s*])?)\*$/, "em"),
    ],
  });
}

/** Rules for lines are only for paragraphs, and not for those of a list or table. */
const isPlainLine = (state: EditorState) =>
  canBeHeading(state) && state.selection.$from.parent.type === nodes.paragraph;

function headingRule(pattern: RegExp, tag: "h2" | "h3") {
  return new InputRule(pattern, (state, _match, start, end) => {
    if (!isPlainLine(state)) return null;
    const tr = state.tr.delete(start, end);
    return tr.setBlockType(start, start, nodes.heading, { tag });
  });
}

function listRule(pattern: RegExp, type: NodeType) {
  return new InputRule(pattern, (state, _match, start, end) => {
    if (!isPlainLine(state)) return null;
    const tr = state.tr.delete(start, end);
    const $start = tr.doc.resolve(start);
    return wrapInList(tr, $start.before(), $start.after(), type) ? tr : null;
  });
}

function quoteRule() {
  return new InputRule(/^>\s$/, (state, _match, start, end) => {
    if (!isPlainLine(state)) return null;
    const tr = state.tr.delete(start, end);
    const range = tr.doc.resolve(start).blockRange();
    return range && tr.wrap(range, [{ type: nodes.blockquote }]);
  });
}

function formatRule(pattern: RegExp, tag: "strong" | "em") {
  return new InputRule(
    pattern,
    (state, match, start, end): Transaction | null => {
      const [, text = ""] = match;
      const stars = tag === "strong" ? 2 : 1;
      const { tr } = state;
      // The last star was not inserted yet.
      tr.delete(end - stars + 1, end);
      tr.delete(start, start + stars);
      const mark: Mark = marks.format.create({ tag });
      const stored = tr.doc.resolve(start + text.length).marks();
      tr.addMark(start, start + text.length, mark);
      return tr.setStoredMarks(stored);
    },
    { inCodeMark: false },
  );
}
