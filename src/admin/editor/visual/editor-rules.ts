import { closeHistory } from "prosemirror-history";
import { InputRule, inputRules } from "prosemirror-inputrules";
import type { Mark, NodeType, ResolvedPos } from "prosemirror-model";
import { Plugin, type EditorState, type Transaction } from "prosemirror-state";
import { schema } from "@/admin/editor/document/schema";
import { canBeHeading, wrapInList } from "./commands";

const { nodes, marks } = schema;

/**
 * Where stars may begin to format: not behind a word, a number, or what ends one, such as a bracket or
 * the sign for inches, unless it is a quotation mark before a word.
 */
const FORMAT_START =
  /(?:(?<![*_\p{L}\p{M}\p{N}\p{Pe}\p{Pf}\p{S}%‰"'′″])|(?<=(?:^|[\s\p{Ps}])["']))/u.source;

/**
 * What writers type at the start of a line, or around words, to format them. A star in a word or number
 * is part of it: sizes such as "30*20*10" stay as they are.
 */
export function markdownRules(): Plugin[] {
  const rules = inputRules({
    rules: [
      lineRule(/^##\s$/, makeHeading("h2")),
      lineRule(/^###\s$/, makeHeading("h3")),
      lineRule(/^[-*]\s$/, makeList(nodes.bullet_list)),
      lineRule(/^1\.\s$/, makeList(nodes.ordered_list)),
      lineRule(/^>\s$/, makeQuote),
      formatRule(2, "strong"),
      formatRule(1, "em"),
    ],
  });
  const afterTyping = new Plugin({
    props: {
      // The last sign is typed before its rule is applied. So the rule is a step of its own, and what
      // was typed is back when it is undone.
      handleTextInput(view, _from, _to, _text, typing) {
        if (view.composing) return false;
        view.dispatch(typing());
        const { from } = view.state.selection;
        rules.props.handleTextInput?.call(rules, view, from, from, "", typing);
        return true;
      },
    },
  });
  return [afterTyping, rules];
}

/** Rules for lines are only for paragraphs, and not for those of a list or table. */
const isPlainLine = (state: EditorState) =>
  canBeHeading(state) && state.selection.$from.parent.type === nodes.paragraph;

/** A rule for signs at the start of a line. `format` returns whether the line can have the format. */
function lineRule(pattern: RegExp, format: (tr: Transaction, $line: ResolvedPos) => boolean) {
  return new InputRule(pattern, (state, _match, start, end) => {
    if (!isPlainLine(state)) return null;
    const tr = state.tr.delete(start, end);
    return format(tr, tr.doc.resolve(start)) ? closeHistory(tr) : null;
  });
}

const makeHeading = (tag: "h2" | "h3") => (tr: Transaction, $line: ResolvedPos) =>
  tr.setBlockType($line.pos, $line.pos, nodes.heading, { tag }).docChanged;

const makeList = (type: NodeType) => (tr: Transaction, $line: ResolvedPos) =>
  wrapInList(tr, $line.before(), $line.after(), type);

function makeQuote(tr: Transaction, $line: ResolvedPos): boolean {
  const range = $line.blockRange();
  return range !== null && tr.wrap(range, [{ type: nodes.blockquote }]).docChanged;
}

function formatRule(stars: 1 | 2, tag: "strong" | "em") {
  const signs = `\\*{${stars}}`;
  return new InputRule(
    new RegExp(`${FORMAT_START}${signs}([^\\s*](?:[^*]*[^\\s*])?)${signs}$`, "u"),
    (state, match, start, end): Transaction | null => {
      const [, text = ""] = match;
      const { tr } = state;
      tr.delete(end - stars, end);
      tr.delete(start, start + stars);
      const mark: Mark = marks.format.create({ tag });
      const stored = tr.doc.resolve(start + text.length).marks();
      tr.addMark(start, start + text.length, mark);
      return closeHistory(tr.setStoredMarks(stored));
    },
    { inCodeMark: false },
  );
}
