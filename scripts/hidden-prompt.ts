import { createInterface } from "node:readline";
import { Writable } from "node:stream";

/**
 * Asks on the terminal without showing what is typed, or reads the lines of a pipe. `ask` returns
 * null when the input has ended, also after Ctrl+C.
 */
export function openHiddenPrompt() {
  const isTerminal = process.stdin.isTTY === true;
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
      const { value, done } = await iterator.next();
      if (isTerminal) process.stderr.write("\n");
      return done ? null : value;
    },
    close() {
      lines.close();
    },
  };
}
