import { createInterface } from "node:readline";
import { Writable } from "node:stream";

type HiddenPrompt = {
  isTerminal: boolean;
  /** Null when the input has ended, also after Ctrl+C. */
  ask: (question: string) => Promise<string | null>;
  close: () => void;
};

/** Asks on the terminal without showing what is typed, or reads the lines of a pipe. */
export function openHiddenPrompt(): HiddenPrompt {
  const isTerminal = process.stdin.isTTY;
  // readline echoes what is typed to its output stream, so this one discards everything.
  const discardedOutput = new Writable({
    write(_chunk, _encoding, done) {
      done();
    },
  });
  const lines = createInterface({
    input: process.stdin,
    output: discardedOutput,
    terminal: isTerminal,
    historySize: 0,
  });
  const iterator = lines[Symbol.asyncIterator]();
  return {
    isTerminal,
    async ask(question) {
      if (isTerminal) process.stderr.write(question);
      const line: IteratorResult<string, unknown> = await iterator.next();
      if (isTerminal) process.stderr.write("\n");
      return line.done ? null : line.value;
    },
    close() {
      lines.close();
    },
  };
}
