import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseSync, Visitor } from "vite";

/** The words of the site, and the tests with those of them that are agreed with its owner. */
const COPY = /^src\/content\/.*(?<!\.test)\.ts$/;
const AGREED_TEXTS = ["src/app/fixed-texts.test.ts", "tests/e2e/agreed-behavior.spec.ts"];

const NEXT_VOWEL: Readonly<Record<string, string>> = { a: "e", e: "i", i: "o", o: "u", u: "a" };

/**
 * Changes every sentence of the copy in a folder with the project, as somebody does who rewrites it:
 * each vowel becomes the next one, so that no word of it stays. Agreed texts stay.
 * @returns the number of changed texts
 */
export function rewriteCopy(root: string): number {
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  const agreed = AGREED_TEXTS.flatMap((file) => findSentences(file, read(file))).map(
    ({ text }) => text,
  );
  let count = 0;
  for (const file of readdirSync(path.join(root, "src"), { recursive: true, encoding: "utf8" })) {
    const name = `src/${file.replaceAll(path.sep, "/")}`;
    if (!COPY.test(name)) continue;
    let code = read(name);
    // From the end, so that the places of the others stay as they are.
    for (const { start, end, text } of findSentences(name, code).toReversed()) {
      // The content may put an agreed text together from parts.
      if (agreed.some((whole) => whole.includes(text.trim()))) continue;
      code = code.slice(0, start) + rotateVowels(code.slice(start, end)) + code.slice(end);
      count++;
    }
    writeFileSync(path.join(root, name), code);
  }
  return count;
}

/** The string literals, and the texts between the values of templates, that are sentences. */
function findSentences(file: string, code: string) {
  const found: { start: number; end: number; text: string }[] = [];
  const add = (node: { start: number; end: number }, text: unknown) => {
    if (typeof text === "string" && isSentence(text)) found.push({ ...node, text });
  };
  new Visitor({
    Literal: (node) => {
      add(node, node.value);
    },
    TemplateElement: (node) => {
      add(node, node.value.cooked);
    },
  }).visit(parseSync(file, code).program);
  return found.sort((a, b) => a.start - b.start);
}

/** Four words or more, or two that end in punctuation; no addresses. */
function isSentence(text: string): boolean {
  const wordCount = text.match(/\p{L}+/gu)?.length ?? 0;
  if (!/\S \S/.test(text) || /^(?:[/#.]|https?:)/.test(text)) return false;
  return wordCount >= 4 || (wordCount >= 2 && /[.?!…]$/.test(text.trim()));
}

/** Of source code, whose escape sequences, tags and entities stay as they are. */
function rotateVowels(source: string): string {
  return source.replaceAll(
    /<\/?[a-z][^>]*(?:>|$)|&\w+;|\\u[\da-f]{4}|\\.|[aeiou]/gi,
    (match) => NEXT_VOWEL[match] ?? match,
  );
}
