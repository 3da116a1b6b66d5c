import { createInterface } from "node:readline";
import { Writable } from "node:stream";

/**
 * Asks on the terminal without showing what is typed, or reads the lines of a pipe. `ask` gives
 * null when there is no more input, also after Ctrl+C.
 */
export function openHiddenPrompt() {
  const isTerminal = process.stdin.isTTY === true;
  const nowhere = new Writable({
    write(_chunk, _encoding, done) {
      done();
    },
  });
  const lines = createInterface({
    input: process.stdin,
    output: nowhere,
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
