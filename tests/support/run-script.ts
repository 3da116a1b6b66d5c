import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";

/** Runs a script of the repository with these lines as its standard input. */
export async function runScript(path: string, lines: string[]) {
  const script = spawn(process.execPath, ["--import", "tsx", path]);
  const exit = new Promise<number | null>((resolve) => script.on("exit", resolve));
  script.stdin.end(lines.map((line) => `${line}\n`).join(""));
  const [output, errors, code] = await Promise.all([
    text(script.stdout),
    text(script.stderr),
    exit,
  ]);
  return { output, errors, code };
}
